/**
 * A small seeded generator (mulberry32), so that the same product always gets the same speckles and folds.
 * @param {string} seed any text
 * @returns {() => number} numbers in [0, 1)
 */
export function createRandom(seed) {
  let state = hash(seed)
  return function next() {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * @param {string} text
 * @returns {number} an unsigned 32 bit FNV-1a hash
 */
export function hash(text) {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}
