/** @typedef {{ wall: string, floor: string, accent: string, linen: string }} Room */

/**
 * What each colour a product can have looks like. The names are the option values of the catalogue.
 * @type {Record<string, string>}
 */
export const colors = {
  Chalk: '#ebe4d6',
  White: '#f3efe6',
  Oat: '#d8c7ab',
  Sand: '#cbb38c',
  Clay: '#b97a5c',
  Terracotta: '#b45d3e',
  Rust: '#9a4c31',
  Rose: '#cc9a90',
  Blush: '#e0beb1',
  Plum: '#5d3f4c',
  Mustard: '#c7983f',
  Sage: '#98a688',
  Moss: '#6a7350',
  Forest: '#35493d',
  Sky: '#a6bbc8',
  Mist: '#c1cacd',
  Denim: '#566c88',
  Navy: '#2b3951',
  Ink: '#2b303c',
  Graphite: '#4b4c4f',
  Charcoal: '#3a3a3c',
  Black: '#272728',
  Natural: '#d9c6a2',
  Clear: '#dfe6e2',
  Smoke: '#7b746e',
  Amber: '#b8742b',
  Oak: '#c79d69',
  Ash: '#dcc39b',
  Walnut: '#6d4933',
  Cork: '#c39a6b',
  Brass: '#b8944f',
  Steel: '#b4b7b9',
  Copper: '#b06f4e',
}

/**
 * The room each collection is photographed in: wall, floor, and the one colour that props may have.
 * @type {Record<string, Room>}
 */
export const rooms = {
  'slow-morning': { wall: '#e9dccb', floor: '#dccbb4', accent: '#b97a5c', linen: '#efe7da' },
  harbour: { wall: '#d6dcdd', floor: '#c4cdcf', accent: '#2b3951', linen: '#e6eaea' },
  studio: { wall: '#e8e2d3', floor: '#d9cfb9', accent: '#c7983f', linen: '#efebe0' },
  'evening-light': { wall: '#c8afa2', floor: '#b0958a', accent: '#5d3f4c', linen: '#d9c6ba' },
  'garden-room': { wall: '#d5dac9', floor: '#bfc7b0', accent: '#6a7350', linen: '#e4e7da' },
}
