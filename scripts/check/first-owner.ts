/**
 * Finds duplicates: the returned function records the first owner of each value and returns it, undefined if it is new.
 */
export function firstOwner<Owner>() {
  const owners = new Map<unknown, Owner>();
  return (value: unknown, owner: Owner): Owner | undefined => {
    const first = owners.get(value);
    if (first === undefined) owners.set(value, owner);
    return first;
  };
}
