const sliceMs = 10

const waiting: (() => void)[] = []
let endsAt = 0

/**
 * To be awaited before each small step of long work, so that whatever else the process has to do gets its turn after ten
 * milliseconds of it. All such work shares these: between two looks at what has come in, one of many goes on.
 */
export function giveWay(): Promise<void> | undefined {
  if (performance.now() < endsAt) return undefined
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(goOn)
  })
}

function goOn(): void {
  endsAt = performance.now() + sliceMs
  waiting.shift()?.()
  // one that is asked for here comes after the next look
  if (waiting.length > 0) setImmediate(goOn)
}
