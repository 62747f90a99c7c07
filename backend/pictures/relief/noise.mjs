import { hash } from '../random.mjs'

/**
 * Soft random hills (value noise), the same for the same seed.
 * @param {string} seed
 * @returns {(x: number, y: number) => number} -1 to 1; a hill is about one unit wide
 */
export function createNoise(seed) {
  const start = hash(seed)
  return function noise(x, y) {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [across, down] = [ease(x - left), ease(y - top)]
    const above = blend(scatter(start, left, top), scatter(start, left + 1, top), across)
    const below = blend(scatter(start, left, top + 1), scatter(start, left + 1, top + 1), across)
    return blend(above, below, down)
  }
}

/** A number from -1 to 1 that looks random. @param {number} seed @param {number} x @param {number} y */
export function scatter(seed, x, y) {
  let mixed = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ seed
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2147483648 - 1
}

/** @param {number} from @param {number} to @param {number} share */
function blend(from, to, share) {
  return from + (to - from) * share
}

/** Starts and ends softly. @param {number} share 0 to 1 */
export function ease(share) {
  return share * share * (3 - 2 * share)
}
