const mark = /^([^:]{1,100}):(\d{1,15})$/

/** Says in a form which price of a line, in minor units for one piece, its sender has been shown. */
export function toSeenPrice(lineId: string, price: number): string {
  return `${lineId}:${price}`
}

/** What the marks of a form say, by line; what is none is left out. */
export function readSeenPrices(marks: readonly unknown[]): Record<string, number> {
  const seen = marks.flatMap((value) => {
    const [, lineId, price] = (typeof value === 'string' && mark.exec(value)) || []
    return lineId === undefined ? [] : [[lineId, Number(price)] as const]
  })
  return Object.fromEntries(seen)
}
