/** Lets at most `most` tasks run at once; the others wait in the order in which they came. */
export function createTurns(most: number): <T>(run: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async function inTurn(run) {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await run()
    } finally {
      // who is next takes over the place, so that nobody slips in between
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
