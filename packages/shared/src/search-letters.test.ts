import { expect, test } from 'vitest'
import { fold, toRuns } from './search-letters'

test.each([
  ['Gläser', 'glaser'],
  ['Fuß', 'fuss'],
  ['Smørrebrød', 'smorrebrod'],
  ['マグカップ', 'まぐかっぷ'],
  ['مُصْبَاح', 'مصباح'],
  ['١٢', '12'],
])('%s is looked for as %s', (word, folded) => expect(fold(word)).toBe(folded))

test('a text is the words in it', () => {
  expect(toRuns('Wool-scarf, ＳＣ-001')).toEqual(['wool', 'scarf', 'sc', '001'])
  expect(toRuns(' , ')).toEqual([])
})
