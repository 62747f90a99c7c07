/**
 * Runs what is asked for under one key one at a time, in the order of asking; what fails holds up nothing. Without a bound, so
 * for a browser, where a visitor's own clicks are one. The server has `lock.server.ts`.
 */
export function createOneAfterAnother(): <T>(key: string, run: () => Promise<T>) => Promise<T> {
  const ends = new Map<string, Promise<unknown>>()
  return function inOrder(key, run) {
    const running = (ends.get(key) ?? Promise.resolve()).then(run)
    const end = running.then(forget, forget)
    function forget() {
      if (ends.get(key) === end) ends.delete(key)
    }
    ends.set(key, end)
    return running
  }
}
