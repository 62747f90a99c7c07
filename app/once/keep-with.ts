/**
 * What is made from an object, by name: once, however many ask meanwhile, and kept as long as the object is. What fails is tried again.
 * @param most names of one object; the one asked for least recently is made anew
 */
export function createKeeper<T>(most = Infinity): (owner: object, name: string, make: () => Promise<T>) => Promise<T> {
  const kept = new WeakMap<object, Map<string, Promise<T>>>()
  return function keepWith(owner, name, make) {
    const known = kept.get(owner) ?? new Map<string, Promise<T>>()
    kept.set(owner, known)
    const made = known.get(name) ?? make()
    known.delete(name)
    known.set(name, made)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    made.catch(() => known.delete(name))
    return made
  }
}
