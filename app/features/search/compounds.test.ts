import { expect, test } from 'vitest'
import { listCompounds, listLongWords } from './compounds'

const words = listLongWords(['Halo Tischleuchte', 'Hängeleuchten, Teekanne', 'Eierbecher und Reise'])

test('only words that can be two are kept, in every spelling', () => {
  expect(words).toEqual(['tischleuchte', 'hangeleuchten', 'haengeleuchten', 'teekanne', 'eierbecher'])
})

test('a word is found behind another one, not at the beginning and not as a syllable', () => {
  expect(listCompounds(words, 'leuchte')).toEqual(['tischleuchte', 'hangeleuchten', 'haengeleuchten'])
  expect(listCompounds(words, 'kanne')).toEqual(['teekanne'])
  expect(listCompounds(words, 'tisch')).toEqual([])
  expect(listCompounds(words, 'tee')).toEqual([])
})

test('a Japanese word of two characters is one, also behind another', () => {
  const japanese = listLongWords(['マグカップ', '食器棚', '木'])
  expect(listCompounds(japanese, 'かっぷ')).toEqual(['まぐかっぷ'])
  expect(listCompounds(japanese, '木')).toEqual([])
})
