import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test } from 'node:test'

const require = createRequire(import.meta.url)
const languages = Object.keys(require('./words').words)
const files = readdirSync(new URL('.', import.meta.url), { recursive: true }).filter((name) => /words\.js$/.test(name))

/** What is said, without the words: the same in every language. */
function toShape(said) {
  if (typeof said !== 'object') return typeof said
  return Object.fromEntries(Object.keys(said).map((key) => [key, toShape(said[key])]))
}

for (const file of files) {
  test(`${file} says the same in every language that the mails speak`, () => {
    for (const words of Object.values(require(`./${file}`))) {
      assert.deepEqual(Object.keys(words), languages)
      for (const language of languages) assert.deepEqual(toShape(words[language]), toShape(words.en), language)
    }
  })
}

test('every mail’s words are looked at', () => {
  assert.ok(files.length >= 16)
})
