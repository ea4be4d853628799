/**
 * Returns a function that finds duplicates. Its first call with a value records the owner and returns undefined. Further
 * calls with the value return that owner.
 */
export function firstOwner<Owner>() {
  const owners = new Map<unknown, Owner>();
  return (value: unknown, owner: Owner): Owner | undefined => {
    const first = owners.get(value);
    if (first === undefined) owners.set(value, owner);
    return first;
  };
}
