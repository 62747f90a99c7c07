import { expect, test } from 'vitest'
import { fold } from '@vitrine/shared/search-letters'
import { toSpellings, toStem, toTokens } from './tokens'

test('a text falls into words at everything that is neither letter nor digit', () => {
  expect(toTokens('Kumo Mug – 350 ml, "Ink/Clay" <b>')).toEqual(['kumo', 'mug', '350', 'ml', 'ink', 'clay', 'b'])
  expect(toTokens(' \t🫖 ')).toEqual([])
})

test.each([
  ['木のボウル、2個', ['木', 'ボウル', '2', '個']],
  ['ペンダントライト350ml', ['ペンダント', 'ライト', '350ml']],
  ['ﾏｸﾞｶｯﾌﾟ', ['マグカップ']],
  ['إبريق شاي، للضيوف', ['إبريق', 'شاي', 'للضيوف']],
])('%s falls into words as its writing has them', (text, words) => {
  expect(toTokens(text)).toEqual(words)
})

test.each([
  ['Gläser', 'glaser'],
  ['Fuß', 'fuss'],
  ['STRAẞE', 'strasse'],
  ['Crème', 'creme'],
  ['Œuvre', 'oeuvre'],
  ['Smørrebrød', 'smorrebrod'],
  ['ﬁn', 'fin'],
  ['Ａ１', 'a1'],
  ['マグカップ', 'まぐかっぷ'],
  ['ﾎﾞｳﾙ', 'ぼうる'],
  ['グラス', 'ぐらす'],
  ['إِبْرِيق', 'ابريق'],
  ['مصبـــاح', 'مصباح'],
  ['طاولة', 'طاوله'],
  ['مقهى', 'مقهي'],
  ['٣٥٠', '350'],
])('%s folds to %s', (word, folded) => {
  expect(fold(word)).toBe(folded)
})

test('an umlaut is typed with and without its e, however it is encoded', () => {
  expect(toSpellings('gläser')).toEqual(['glaser', 'glaeser'])
  expect(toSpellings('gläser'.normalize('NFD'))).toEqual(['glaser', 'glaeser'])
  expect(toSpellings('mug')).toEqual(['mug'])
})

test('an Arabic word is typed with and without its article', () => {
  expect(toSpellings('المصباح')).toEqual(['المصباح', 'مصباح'])
  expect(toSpellings('وبالشمع')).toEqual(['وبالشمع'])
  expect(toSpellings('للمطبخ')).toEqual(['للمطبخ', 'مطبخ'])
  expect(toSpellings('آلة')).toEqual(['اله'])
})

test.each([
  ['en', 'mugs', 'mug'],
  ['en', 'glasses', 'glass'],
  ['en', 'glass', 'glass'],
  ['en', 'dishes', 'dish'],
  ['en', 'canopies', 'canopy'],
  ['en', 'vases', 'vase'],
  ['en', 'citrus', 'citrus'],
  ['de', 'lampen', 'lamp'],
  ['de', 'vasen', 'vase'],
  ['de', 'glaser', 'glas'],
  ['de', 'tisch', 'tisch'],
  ['de', 'tee', 'tee'],
  ['fr', 'verres', 'verre'],
  ['fr', 'bureaux', 'bureau'],
  ['fr', 'tissus', 'tissus'],
  ['es', 'lapices', 'lapiz'],
  ['es', 'jarrones', 'jarron'],
  ['es', 'tazas', 'taza'],
  ['nl', 'kommen', 'kom'],
  ['nl', 'lampen', 'lamp'],
  ['nl', 'bekers', 'beker'],
  ['nl', 'glas', 'glas'],
  ['ar', 'المصباح', 'مصباح'],
  ['ar', 'وساده', 'وساده'],
  ['ar', 'منتجات', 'منتج'],
  ['ja', 'tシャツ', 'tシャツ'],
] as const)('the stem in %s of %s is %s', (language, word, stem) => {
  expect(toStem(word, language)).toBe(stem)
})
