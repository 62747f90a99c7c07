import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, test } from 'vitest'

import { readLegalPapers } from './legal-papers'

const folder = mkdtempSync(join(tmpdir(), 'legal-papers-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, content: string | Buffer): string {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

describe('legal papers', () => {
  test('that are Markdown go out as text under their heading', async () => {
    const markdown =
      '# Terms: sale/rent\n\n## The **contract**\n\nSee [us](https://shop.example) and [more](withdrawal).\n'
    const [paper] = await readLegalPapers({ de: [write('terms.md', markdown)] }, 'de')
    assert.deepEqual(paper, {
      title: 'Terms: sale/rent',
      filename: 'Terms  sale rent.txt',
      content: 'Terms: sale/rent\n\nThe contract\n\nSee us (https://shop.example) and more.\n',
    })
  })

  test('of another kind go out as they are', async () => {
    const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff])
    const [paper] = await readLegalPapers({ en: [write('AGB.pdf', bytes)] }, 'en')
    assert.deepEqual(paper, { title: 'AGB', filename: 'AGB.pdf', content: bytes })
  })

  test('are the English ones where a language has none, and none where there are none', async () => {
    const files = { en: [write('en.md', '# Terms\n')] }
    assert.equal((await readLegalPapers(files, 'de'))[0]?.title, 'Terms')
    assert.deepEqual(await readLegalPapers({}, 'de'), [])
  })

  test('that are not there are named', async () => {
    await assert.rejects(readLegalPapers({ en: [join(folder, 'gone.md')] }, 'en'), /gone\.md/)
  })
})
