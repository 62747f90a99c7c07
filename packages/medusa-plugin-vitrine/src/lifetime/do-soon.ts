/**
 * Does `work` once for all who ask within a moment.
 * @param mostMs until then it is done, however often it is asked for meanwhile
 * @returns asks for it, in so many milliseconds from then on unless somebody asks again
 */
export function doSoon(work: () => void, mostMs: number): (delayMs: number) => void {
  let timer: NodeJS.Timeout | undefined
  let dueBy: number | undefined
  return function ask(delayMs) {
    dueBy ??= Date.now() + mostMs
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        dueBy = undefined
        work()
      },
      Math.min(delayMs, Math.max(0, dueBy - Date.now())),
    )
    timer.unref()
  }
}
