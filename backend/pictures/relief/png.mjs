import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const END = chunk('IEND', Buffer.alloc(0))

/**
 * A picture whose pixels are numbers of colours that are chosen later. Packing is what costs time, and it is done once.
 * @param {{ columns: number, rows: number }} size
 * @param {Uint8Array} indices
 * @returns {(palette: [red: number, green: number, blue: number, opacity: number][]) => Buffer} a PNG with 256 such colours, 0 to 255
 */
export function packPng({ columns, rows }, indices) {
  const lines = Buffer.alloc((columns + 1) * rows)
  for (let row = 0; row < rows; row++)
    lines.set(indices.subarray(row * columns, (row + 1) * columns), row * (columns + 1) + 1)
  const pixels = chunk('IDAT', deflateSync(lines, { level: 1 }))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(columns, 0)
  header.writeUInt32BE(rows, 4)
  header.set([8, 3], 8)
  const start = Buffer.concat([SIGNATURE, chunk('IHDR', header)])
  return (palette) => {
    const colors = chunk('PLTE', Buffer.from(palette.flatMap(([red, green, blue]) => [red, green, blue])))
    const opacities = chunk('tRNS', Buffer.from(palette.map(([, , , opacity]) => opacity)))
    return Buffer.concat([start, colors, opacities, pixels, END])
  }
}

/** @param {string} name @param {Buffer} data */
function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
