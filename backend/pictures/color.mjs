const WARM_LIGHT = '#fffaf0'
const WARM_DARK = '#2b1f1d'

/**
 * Mixes two colours.
 * @param {string} from `#rrggbb`
 * @param {string} to `#rrggbb`
 * @param {number} share 0 gives `from`, 1 gives `to`
 * @returns {string} `#rrggbb`
 */
export function mix(from, to, share) {
  const target = channels(to)
  return (
    '#' +
    channels(from)
      .map((value, i) => toHex(value + ((target[i] ?? 0) - value) * share))
      .join('')
  )
}

/**
 * @param {string} color
 * @param {number} share
 * @returns {string} the colour moved towards the warm white that lights every picture
 */
export function lighten(color, share) {
  return mix(color, WARM_LIGHT, share)
}

/**
 * @param {string} color
 * @param {number} share
 * @returns {string} the colour moved towards the warm brown that every shadow is made of
 */
export function darken(color, share) {
  return mix(color, WARM_DARK, share)
}

/** @param {string} color @returns {number} how light a `#rrggbb` colour looks, 0 to 1 */
export function lightness(color) {
  const [r = 0, g = 0, b = 0] = channels(color)
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255
}

/** @param {string} color `#rrggbb` @returns {number[]} red, green and blue, 0 to 255 */
export function channels(color) {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

/** @param {number} value */
function toHex(value) {
  return Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0')
}
