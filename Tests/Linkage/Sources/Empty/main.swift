print("Empty")
