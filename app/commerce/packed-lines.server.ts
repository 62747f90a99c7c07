import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

const blockLength = 256 * 1024

/** Lines, none with a line break in it, as gzip; others get their turn between two blocks of them. */
export async function packLines(lines: Iterable<string>): Promise<Buffer> {
  // the least compression: what is packed for a moment costs more time than room
  const zipped = createGzip({ level: 1 })
  const [bytes] = await Promise.all([buffer(zipped), pipeline(inBlocks(lines), zipped)])
  return bytes
}

function* inBlocks(lines: Iterable<string>): Generator<string> {
  let block = ''
  for (const line of lines) {
    block += `${line}\n`
    if (block.length < blockLength) continue
    yield block
    block = ''
  }
  yield block
}

/** What `packLines` packed, as it is unpacked. @throws Error where that is broken */
export async function* unpackLines(packed: Buffer): AsyncGenerator<string> {
  const unzipped = createGunzip({ chunkSize: blockLength }).setEncoding('utf8')
  unzipped.end(packed)
  let rest = ''
  for await (const block of unzipped) {
    const lines = (rest + String(block)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
