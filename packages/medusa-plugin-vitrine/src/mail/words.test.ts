// @ts-nocheck
import assert from 'node:assert/strict'
import { test } from 'vitest'
import { words as mailWords } from './words'

const files = import.meta.glob('./**/*words.ts', { eager: true })
const languages = Object.keys(mailWords)

/** What is said, without the words: the same in every language. */
function toShape(said) {
  if (typeof said !== 'object') return typeof said
  return Object.fromEntries(Object.keys(said).map((key) => [key, toShape(said[key])]))
}

for (const [file, said] of Object.entries(files)) {
  test(`${file} says the same in every language that the mails speak`, () => {
    for (const words of Object.values(said)) {
      assert.deepEqual(Object.keys(words), languages)
      for (const language of languages) assert.deepEqual(toShape(words[language]), toShape(words.en), language)
    }
  })
}

test('every mail’s words are looked at', () => {
  assert.ok(Object.keys(files).length >= 16)
})
