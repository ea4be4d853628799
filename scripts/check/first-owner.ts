/** A function that remembers who first had a value. It returns that owner, or undefined when the value is new. */
export function firstOwner<Owner>() {
  const owners = new Map<unknown, Owner>();
  return (value: unknown, owner: Owner): Owner | undefined => {
    const first = owners.get(value);
    if (first === undefined) owners.set(value, owner);
    return first;
  };
}
