/** Runs what several ask for under one key at the same time once for all of them; who comes later runs it anew. */
export function createSingleFlight<T>(): (key: string, run: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>()
  return function runShared(key, run) {
    const running = underWay.get(key) ?? run().finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }
}
