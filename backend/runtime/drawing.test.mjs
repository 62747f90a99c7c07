import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { startDrawing } from './drawing.mjs'

/** @param {import('node:test').TestContext} t */
function draw(t) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-drawing-'))
  const drawing = startDrawing({ dataDir, onProgress: () => {} })
  drawing.all.catch(() => {})
  t.after(async () => {
    await drawing.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { dataDir, drawing }
}

test('a picture can be had before all are drawn', async (t) => {
  const { dataDir, drawing } = draw(t)
  const picture = await drawing.pictureOf('editorial/category-home.webp')
  assert.equal(picture.url, '/uploads/editorial/category-home.webp')
  assert.ok(existsSync(join(dataDir, picture.url)))
  assert.equal(await drawing.pictureOf('editorial/category-home.webp'), picture)
})

test('who waits for a picture is told when drawing ends without it', async (t) => {
  const { drawing } = draw(t)
  const refused = assert.rejects(drawing.pictureOf('editorial/no-such-place.webp'), { message: /exit code 0, see/ })
  await drawing.stop()
  await refused
  assert.equal(await drawing.exited, 'exit code 0')
})
