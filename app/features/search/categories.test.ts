import { expect, test } from 'vitest'
import { findCategories } from './categories'

const tree = [
  {
    id: '1',
    handle: 'kitchen',
    name: 'Küche',
    children: [{ id: '2', handle: 'pots', name: 'Töpfe & Pfannen', children: [] }],
  },
  { id: '3', handle: 'textiles', name: 'Küchentextilien', children: [] },
]

function findNames(query: string, limit = 9) {
  return findCategories(tree, query, limit).map(({ name }) => name)
}

test('a category is found by the beginning of its words, however deep, the shortest first', () => {
  expect(findNames('küche')).toEqual(['Küche', 'Küchentextilien'])
  expect(findNames('kuech')).toEqual(['Küche', 'Küchentextilien'])
  expect(findNames('pfannen top')).toEqual(['Töpfe & Pfannen'])
  expect(findNames('kü', 1)).toEqual(['Küche'])
})

test('no word finds no category', () => {
  expect(findNames(' & ')).toEqual([])
  expect(findNames('lampe')).toEqual([])
})
