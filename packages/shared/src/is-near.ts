/** Whether two words differ by at most `most` typing errors: a letter missing, added or wrong, or two swapped. */
export function isNear(one: string, other: string, most: number) {
  if (Math.abs(one.length - other.length) > most) return false
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1]
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const at = (line: number[], place: number) => line[place] ?? Infinity
      const least = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1))
      current[column] = swapped ? Math.min(least, at(beforeLast, column - 2) + 1) : least
    }
    if (Math.min(...current) > most) return false
    ;[beforeLast, last] = [last, current]
  }
  return (last[other.length] ?? Infinity) <= most
}
