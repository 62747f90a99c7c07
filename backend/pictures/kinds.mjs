import { drawDispenser, drawMirror, drawSoapDish } from './draw/bath.mjs'
import { drawCasserole, drawMill } from './draw/cookware.mjs'
import { drawEggCup, drawEspressoCup, drawMug, drawTumbler, drawWineGlass } from './draw/cups.mjs'
import { drawBookends, drawDeskMat, drawPen, drawPencils, drawPenPot, drawTray } from './draw/desk.mjs'
import { drawBench, drawChair, drawSideTable, drawStool } from './draw/furniture.mjs'
import { drawLoungeChair, drawShelf } from './draw/shelf-and-armchair.mjs'
import { drawTop } from './draw/garments.mjs'
import { drawCandle, drawCandlestick } from './draw/candles.mjs'
import { drawFloorLamp, drawLantern, drawPendant, drawTableLamp } from './draw/lamps.mjs'
import { drawCalendar, drawGiftCard, drawLetterSet, drawNotebook, drawOpenBook, drawWrapping } from './draw/paper.mjs'
import { drawBoard, drawBowl, drawCarafe, drawCutlery, drawJar, drawPlates, drawTeapot } from './draw/tableware.mjs'
import { drawBasket, drawCushion, drawFolded, drawRug, drawTowel } from './draw/textiles.mjs'
import { drawBottleVase, drawMoonJar, drawPlanter, drawVase } from './draw/vases.mjs'
import { drawApron } from './draw/apron.mjs'
import { drawBackpack, drawTote } from './draw/bags.mjs'
import { drawScarf } from './draw/scarf.mjs'
import { drawBeanie, drawSocks } from './draw/small-knits.mjs'
import { drawTrousers } from './draw/trousers.mjs'

/** @import { Ink } from './ink.mjs' */
/** @import { Point } from './outline.mjs' */
/** @import { Drawing } from './scenes.mjs' */

/**
 * @typedef {object} Look what a product says of how it is drawn; each drawing takes of it what it knows
 * @property {string} color
 * @property {string} [accent]
 * @property {string} [raw]
 * @property {string} [inside]
 * @property {string} [content]
 * @property {string} [design]
 * @property {string} [texture]
 * @property {import('./draw/patterns.mjs').Cut} [cut]
 * @property {string} [cloth]
 * @property {string} [ruling]
 * @property {boolean} [clear]
 * @property {boolean} [striped]
 * @property {boolean} [hung]
 * @property {string} [second]
 * @property {string} [band]
 * @property {boolean} [elastic]
 * @property {boolean} [fringe]
 * @property {boolean} [label]
 * @property {boolean} [pocket]
 * @property {boolean} [stand]
 * @property {boolean} [stems]
 * @property {number} [count]
 * @property {number} [cord]
 * @property {number} [height]
 * @property {number} [layers]
 * @property {number} [radius]
 * @property {number} [rotate]
 * @property {number} [size]
 * @property {number} [thick]
 * @property {number} [tilt]
 * @property {number} [width]
 *
 * @typedef {object} Kind
 * @property {(ink: Ink, look: Look) => Drawing} draw
 * @property {string} stage
 * @property {{ tilt: number, at?: undefined } | { tilt?: undefined, at: Point, zoom: number }} second
 */

/**
 * Everything that can be drawn. `stage` says where it is at home: on a table, on the floor, lying flat, on a peg, on a
 * wall. `second` is its second view: from above (with that tilt) or a detail around a point (shares of its box, and how near).
 * @type {Record<string, Kind>}
 */
export const kinds = {
  mug: { draw: drawMug, stage: 'table', second: { tilt: 0.46 } },
  espressoCup: { draw: drawEspressoCup, stage: 'table', second: { tilt: 0.5 } },
  eggCup: { draw: drawEggCup, stage: 'table', second: { at: [0.5, 0.5], zoom: 1.8 } },
  tumbler: { draw: drawTumbler, stage: 'table', second: { tilt: 0.4 } },
  wineGlass: { draw: drawWineGlass, stage: 'table', second: { at: [0.5, 0.26], zoom: 1.9 } },
  bowl: { draw: drawBowl, stage: 'table', second: { tilt: 0.56 } },
  plates: { draw: drawPlates, stage: 'table', second: { tilt: 0.66 } },
  carafe: { draw: drawCarafe, stage: 'table', second: { at: [0.5, 0.22], zoom: 2.1 } },
  teapot: { draw: drawTeapot, stage: 'table', second: { at: [0.36, 0.42], zoom: 1.8 } },
  jar: { draw: drawJar, stage: 'table', second: { at: [0.4, 0.3], zoom: 1.8 } },
  cutlery: { draw: drawCutlery, stage: 'flat', second: { at: [0.5, 0.24], zoom: 1.9 } },
  board: { draw: drawBoard, stage: 'flat', second: { at: [0.5, 0.24], zoom: 2 } },
  casserole: { draw: drawCasserole, stage: 'table', second: { at: [0.62, 0.3], zoom: 1.9 } },
  mill: { draw: drawMill, stage: 'table', second: { at: [0.5, 0.22], zoom: 2.1 } },
  vase: { draw: drawVase, stage: 'table', second: { at: [0.48, 0.66], zoom: 1.9 } },
  bottleVase: { draw: drawBottleVase, stage: 'table', second: { at: [0.48, 0.7], zoom: 2 } },
  moonJar: { draw: drawMoonJar, stage: 'table', second: { at: [0.36, 0.26], zoom: 2 } },
  planter: { draw: drawPlanter, stage: 'table', second: { at: [0.5, 0.72], zoom: 1.7 } },
  tableLamp: { draw: drawTableLamp, stage: 'table', second: { at: [0.5, 0.6], zoom: 1.7 } },
  floorLamp: { draw: drawFloorLamp, stage: 'floor', second: { at: [0.5, 0.16], zoom: 2.4 } },
  pendant: { draw: drawPendant, stage: 'wall', second: { at: [0.5, 0.7], zoom: 1.8 } },
  lantern: { draw: drawLantern, stage: 'table', second: { at: [0.4, 0.7], zoom: 1.8 } },
  candle: { draw: drawCandle, stage: 'table', second: { tilt: 0.42 } },
  candlestick: { draw: drawCandlestick, stage: 'table', second: { at: [0.5, 0.78], zoom: 2.3 } },
  chair: { draw: drawChair, stage: 'floor', second: { at: [0.5, 0.5], zoom: 2 } },
  stool: { draw: drawStool, stage: 'floor', second: { at: [0.34, 0.16], zoom: 2 } },
  sideTable: { draw: drawSideTable, stage: 'floor', second: { at: [0.36, 0.16], zoom: 1.9 } },
  bench: { draw: drawBench, stage: 'floor', second: { at: [0.2, 0.34], zoom: 2.6 } },
  shelf: { draw: drawShelf, stage: 'wall', second: { at: [0.2, 0.4], zoom: 2.6 } },
  loungeChair: { draw: drawLoungeChair, stage: 'floor', second: { at: [0.3, 0.5], zoom: 1.9 } },
  folded: { draw: drawFolded, stage: 'table', second: { at: [0.24, 0.4], zoom: 2.2 } },
  cushion: { draw: drawCushion, stage: 'table', second: { at: [0.24, 0.3], zoom: 2.2 } },
  rug: { draw: drawRug, stage: 'flat', second: { at: [0.24, 0.14], zoom: 2.6 } },
  towel: { draw: drawTowel, stage: 'flat', second: { at: [0.3, 0.84], zoom: 2.1 } },
  basket: { draw: drawBasket, stage: 'table', second: { at: [0.3, 0.34], zoom: 2 } },
  top: { draw: drawTop, stage: 'peg', second: { at: [0.46, 0.25], zoom: 2.1 } },
  trousers: { draw: drawTrousers, stage: 'flat', second: { at: [0.44, 0.18], zoom: 2.2 } },
  beanie: { draw: drawBeanie, stage: 'flat', second: { at: [0.6, 0.74], zoom: 2 } },
  socks: { draw: drawSocks, stage: 'flat', second: { at: [0.48, 0.7], zoom: 1.9 } },
  scarf: { draw: drawScarf, stage: 'flat', second: { at: [0.44, 0.82], zoom: 2.1 } },
  apron: { draw: drawApron, stage: 'flat', second: { at: [0.5, 0.6], zoom: 2 } },
  tote: { draw: drawTote, stage: 'peg', second: { at: [0.42, 0.52], zoom: 2 } },
  backpack: { draw: drawBackpack, stage: 'peg', second: { at: [0.44, 0.5], zoom: 2 } },
  notebook: { draw: drawNotebook, stage: 'flat', second: { at: [0.66, 0.3], zoom: 2 } },
  openBook: { draw: drawOpenBook, stage: 'flat', second: { at: [0.5, 0.4], zoom: 2 } },
  letterSet: { draw: drawLetterSet, stage: 'flat', second: { at: [0.45, 0.62], zoom: 1.9 } },
  wrapping: { draw: drawWrapping, stage: 'flat', second: { at: [0.5, 0.56], zoom: 2 } },
  calendar: { draw: drawCalendar, stage: 'wall', second: { at: [0.5, 0.34], zoom: 1.9 } },
  giftCard: { draw: drawGiftCard, stage: 'flat', second: { at: [0.4, 0.62], zoom: 1.8 } },
  pen: { draw: drawPen, stage: 'flat', second: { at: [0.66, 0.28], zoom: 2.2 } },
  pencils: { draw: drawPencils, stage: 'flat', second: { at: [0.5, 0.84], zoom: 2.2 } },
  penPot: { draw: drawPenPot, stage: 'table', second: { at: [0.46, 0.52], zoom: 1.9 } },
  tray: { draw: drawTray, stage: 'flat', second: { at: [0.28, 0.5], zoom: 2 } },
  deskMat: { draw: drawDeskMat, stage: 'flat', second: { at: [0.16, 0.5], zoom: 2.4 } },
  bookends: { draw: drawBookends, stage: 'table', second: { at: [0.3, 0.5], zoom: 2 } },
  dispenser: { draw: drawDispenser, stage: 'table', second: { at: [0.55, 0.22], zoom: 2 } },
  soapDish: { draw: drawSoapDish, stage: 'table', second: { tilt: 0.5 } },
  mirror: { draw: drawMirror, stage: 'wall', second: { at: [0.24, 0.3], zoom: 2.2 } },
}
