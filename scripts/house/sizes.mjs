import ts from 'typescript'

/**
 * @param {ts.SourceFile} source
 * @returns {number[]} lines of each function that has a body, from its first to its last; one inside another counts in both
 */
export function listFunctionSizes(source) {
  /** @type {number[]} */
  const sizes = []
  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const [first, last] = [node.getStart(source), node.end].map((at) => source.getLineAndCharacterOfPosition(at).line)
      sizes.push((last ?? 0) - (first ?? 0) + 1)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return sizes
}

/** @param {string} text @returns {number} lines of a file that ends with a line break */
export function countLines(text) {
  return text.split('\n').length - 1
}

/**
 * @param {readonly number[]} sizes
 * @param {number} share from 0 to 1: 0.5 for the median
 * @returns {number} the smallest of the sizes that so large a share of them does not exceed, 0 where there is none
 */
export function toQuantile(sizes, share) {
  const sorted = sizes.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}
