import assert from 'node:assert/strict'
import { test } from 'vitest'

import { listHandles, pickTranslatedTexts } from './translated-texts'

test('a thing has its own handle and one for each language that has one', () => {
  const translations = { de: { handle: 'becher', title: 'Becher' }, fr: { title: 'Tasse' }, it: { handle: '' } }
  assert.deepEqual(listHandles({ handle: 'mug', metadata: { translations } }), [
    { language: '', handle: 'mug' },
    { language: 'de', handle: 'becher' },
  ])
})

test('of the translations only handles and names are kept', () => {
  const de = { handle: 'becher', title: 'Becher', description: 'Lang', options: { Color: 'Farbe' } }
  const translations = { de, fr: { description: 'Long' } }
  assert.deepEqual(pickTranslatedTexts({ translations, cost: 7 }), {
    translations: { de: { handle: 'becher', title: 'Becher' } },
  })
})

test('metadata that makes no sense, or that the database could not keep, is none', () => {
  const senseless = [
    null,
    'text',
    [],
    { translations: 'de' },
    { translations: { de: null, fr: 'x', it: { handle: 7 } } },
  ]
  for (const metadata of senseless) assert.equal(pickTranslatedTexts(metadata), null)
  assert.equal(pickTranslatedTexts({ translations: { de: { handle: 'a\0b' } } }), null)
})
