/** @import { Point } from '../outline.mjs' */

/**
 * @typedef {'tee' | 'long' | 'sweater' | 'cardigan' | 'shirt' | 'jacket' | 'robe'} Cut
 *
 * @typedef {object} Pattern a top as it is cut, millimetres; the neck's middle is the origin, points are of its right half
 * @property {number} neck half as wide as its opening
 * @property {number} drop how deep the front's neckline is
 * @property {Point} shoulder
 * @property {Point} pit where sleeve and side meet
 * @property {number} hem half as wide
 * @property {number} length
 * @property {Point} out the outer corner of a sleeve's end
 * @property {Point} back the inner corner of a sleeve's end
 * @property {number} [rib] how high the ribs at its hem and cuffs are
 * @property {number} [tail] how much higher its hem is at the sides
 * @property {boolean} [open] down the front: its neckline is a V
 */

/** @type {Record<Cut, Pattern>} */
export const patterns = {
  tee: {
    neck: 94,
    drop: 84,
    shoulder: [214, 60],
    pit: [254, 276],
    hem: 250,
    length: 716,
    out: [378, 216],
    back: [280, 338],
  },
  long: {
    neck: 138,
    drop: 40,
    shoulder: [218, 52],
    pit: [250, 272],
    hem: 244,
    length: 692,
    out: [388, 652],
    back: [302, 680],
  },
  sweater: {
    neck: 98,
    drop: 78,
    shoulder: [222, 64],
    pit: [262, 296],
    hem: 240,
    length: 706,
    out: [404, 694],
    back: [316, 722],
    rib: 66,
  },
  cardigan: {
    neck: 84,
    drop: 320,
    shoulder: [220, 64],
    pit: [260, 300],
    hem: 244,
    length: 716,
    out: [398, 700],
    back: [308, 728],
    rib: 60,
    open: true,
  },
  shirt: {
    neck: 76,
    drop: 26,
    shoulder: [222, 60],
    pit: [260, 290],
    hem: 252,
    length: 786,
    out: [400, 706],
    back: [302, 734],
    tail: 64,
  },
  jacket: {
    neck: 78,
    drop: 30,
    shoulder: [232, 60],
    pit: [274, 300],
    hem: 276,
    length: 756,
    out: [416, 692],
    back: [308, 722],
  },
  robe: {
    neck: 74,
    drop: 430,
    shoulder: [236, 64],
    pit: [284, 330],
    hem: 326,
    length: 1150,
    out: [456, 690],
    back: [318, 740],
    open: true,
  },
}
