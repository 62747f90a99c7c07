/**
 * Does `work` for a key once at a time. Who asks while it is under way gets the next turn, which begins after they asked
 * and which all who ask until then share.
 */
export function takeTurns<Key, Result>(work: (key: Key) => Promise<Result>): (key: Key) => Promise<Result> {
  const working = new Map<Key, Promise<Result>>()
  const waiting = new Map<Key, Promise<Result>>()

  function begin(key: Key) {
    waiting.delete(key)
    const done = work(key).finally(() => working.delete(key))
    working.set(key, done)
    return done
  }

  return function ask(key) {
    const next = waiting.get(key)
    if (next) return next
    const present = working.get(key)
    if (!present) return begin(key)
    const turn = () => begin(key)
    const after = present.then(turn, turn)
    waiting.set(key, after)
    return after
  }
}
