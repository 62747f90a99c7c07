// Draws a QR code of packages/shared/src/guarantee, whose test says which is not the one of its address any more:
//   node scripts/guarantee-qr.mjs packages/shared/src/guarantee/qr-en.png https://europa.eu/youreurope/guarantees
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { encode } from 'uqr'
import { isMain } from './project.mjs'

const pixelsOfModule = 8

/**
 * The code's modules as bytes, 0 for black and 255 for white, row after row, with the margin of four that scanners need.
 * @param {string} address
 */
export function toQrModules(address) {
  const { data, size } = encode(address, { ecc: 'M', border: 4 })
  return { size, modules: Buffer.from(data.flat().map((isBlack) => (isBlack ? 0 : 255))) }
}

/** @param {string} file @param {string} address */
async function drawQr(file, address) {
  const { size, modules } = toQrModules(address)
  const picture = sharp(modules, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * pixelsOfModule, size * pixelsOfModule, { kernel: 'nearest' })
    .png({ palette: true, colours: 2, compressionLevel: 9, effort: 10 })
  await writeFile(file, await picture.toBuffer())
}

const [, , file, address] = process.argv
if (isMain(import.meta.url) && file && address) await drawQr(file, address)
