import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { packLines, unpackLines } from './packed-lines.server'

function unpack(packed: Buffer): Promise<string[]> {
  return Readable.from(unpackLines(packed)).toArray()
}

it('gives back each line as it was, whatever letters are in it and wherever a block ends', async () => {
  const odd = ['', 'ä\u2028b\u2029c\r', '\u0000\t"\\', 'こんにちは مرحبا 👩‍👩‍👧', ' ']
  const many = Array.from({ length: 3000 }, (_, number) => `${number} ${'😀é'.repeat(number % 70)}`)
  for (const lines of [odd, many, [...odd, 'x'.repeat(700_000), ...many], ['one'], []])
    expect(await unpack(await packLines(lines))).toEqual(lines)
})

it('throws where a part is missing, and gives nobody half of it for the whole', async () => {
  const packed = await packLines(Array.from({ length: 10_000 }, (_, number) => `line ${number}`))
  await expect(unpack(packed.subarray(0, -20))).rejects.toThrow('unexpected end')
  await expect(unpack(Buffer.from('no gzip'))).rejects.toThrow()
  await expect(unpack(Buffer.alloc(0))).rejects.toThrow('unexpected end')
})
