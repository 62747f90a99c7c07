import { expect, it } from 'vitest'
import { toSlug } from './slug'

it('keeps letters and numbers of every script and joins them', () => {
  expect(['Crème  brûlée!', '350 ml', '1.5 l', 'Größe', '急須', ' -Black- '].map(toSlug)).toEqual([
    'creme-brulee',
    '350-ml',
    '1-5-l',
    'große',
    '急須',
    'black',
  ])
})

it('is never empty for a word that is not', () => {
  expect(toSlug('++')).toBe('++')
})
