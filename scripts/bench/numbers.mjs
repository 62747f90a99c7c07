/** @param {readonly number[]} values @returns NaN where there is none */
function toMedian(values) {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? NaN
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2
}

/**
 * The median of every figure that the rows have.
 * @param {readonly Record<string, number>[]} rows
 * @returns {Record<string, number>}
 */
export function toMedians(rows) {
  const names = Object.keys(rows[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, toMedian(rows.map((row) => row[name] ?? NaN))]))
}
