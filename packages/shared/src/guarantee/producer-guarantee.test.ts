import { expect, test } from 'vitest'
import { readProducerGuarantee, toLabelYears, toLocalText } from './producer-guarantee'

const said = {
  years: 7.5,
  free: true,
  whole_good: true,
  brand: 'Halo',
  model: 'HLO-2',
  guarantor: { name: 'Halo Lichtmanufaktur', address: 'ul. Przykładowa 1, 00-000 Przykładowo, Poland' },
  claim: { en: 'Write to us.', de: 'Schreiben Sie uns.' },
  territory: 'EU',
  terms_url: 'https://halo.example/guarantee',
}

test('a guarantee with all that the label and its terms need is read', () => {
  const { free: _, whole_good: __, terms_url: termsUrl, ...kept } = said
  expect(readProducerGuarantee(said)).toEqual({ ...kept, termsUrl })
  expect(readProducerGuarantee({ ...said, terms_url: undefined })?.termsUrl).toBeNull()
})

test.each([
  ['of two years, which the law gives anyway', { years: 2 }],
  ['of years in a text', { years: '5' }],
  ['of a third of a year', { years: 3.3 }],
  ['of a hundred years', { years: 100 }],
  ['that costs something', { free: false }],
  ['for a part of the good', { whole_good: undefined }],
  ['without a brand', { brand: ' ' }],
  ['without a model', { model: undefined }],
  ['of nobody', { guarantor: { name: 'Halo' } }],
  ['that nobody knows how to claim', { claim: {} }],
  ['that holds nowhere', { territory: { Deutsch: 'EU' } }],
  ['with terms at no address', { terms_url: 'javascript:alert(1)' }],
])('no label is shown for a guarantee %s', (_, wrong) => {
  expect(readProducerGuarantee({ ...said, ...wrong })).toBeNull()
})

test('what is no guarantee at all is none', () => {
  expect([null, undefined, 5, 'yes', [said]].map(readProducerGuarantee)).toEqual([null, null, null, null, null])
})

test('terms are read in one’s own language, else in English, else as they are', () => {
  expect(toLocalText(said.claim, 'de')).toEqual({ text: 'Schreiben Sie uns.' })
  expect(toLocalText(said.claim, 'ja')).toEqual({ text: 'Write to us.', lang: 'en' })
  expect(toLocalText({ pl: 'UE' }, 'ja')).toEqual({ text: 'UE', lang: 'pl' })
  expect(toLocalText('EU', 'ja')).toEqual({ text: 'EU' })
})

test('half years stand behind a comma, as the label has them in every language', () => {
  expect([5, 7.5].map(toLabelYears)).toEqual(['5', '7,5'])
})
