/** Lets at most `most` tasks run at once; the others wait in the order they came. */
export function makeLimit(most: number): { <Result>(task: () => Promise<Result>): Promise<Result>; waiting(): number } {
  const waiting: Array<() => void> = []
  let running = 0

  // whoever waits takes the place over, so that nobody who comes at this moment takes it too
  function finish() {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  async function limited<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      finish()
    }
  }

  return Object.assign(limited, { waiting: () => waiting.length })
}
