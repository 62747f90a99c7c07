import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '../seed/words.mjs'
import { toPage, toProblemPage } from './page.mjs'
import { findLanguage, sayIn } from './words.mjs'

test('the page speaks the first of the wanted languages that it can, else English', () => {
  assert.equal(findLanguage('de'), 'de')
  assert.equal(findLanguage('xa fr-CA de'), 'fr')
  for (const wanted of ['xa', '', undefined]) assert.equal(findLanguage(wanted), 'en')
})

test('it says so to browsers', () => {
  assert.ok(toPage('/interaction/1', 'ar').includes('<html lang="ar" dir="rtl">'))
  assert.ok(toProblemPage('access_denied', 'de').includes('<html lang="de" dir="ltr">'))
  assert.ok(!toProblemPage('<script>', 'en').includes('<script>'))
})

test('every language says the same', () => {
  for (const language of languages) assert.deepEqual(Object.keys(sayIn(language)), Object.keys(sayIn('en')), language)
})
