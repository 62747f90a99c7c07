import { describe, expect, it } from 'vitest'
import { createTestIndex } from '../../../tests/support/test-index'
import { listIndexed } from './listed-product'

const index = createTestIndex([
  {
    id: 'sweater',
    thumbnail: '/uploads/navy.webp',
    variants: [
      { Color: 'Navy', Size: 'S' },
      { Color: 'Oat', Size: 'S', left: false },
      { Color: 'Oat', Size: 'M' },
      { Color: 'Rust', Size: 'S' },
    ],
    shown: ['Navy', 'Oat', 'Rust'].map((value) => ({
      option: 'Color',
      value,
      src: `/uploads/${value}.webp`,
      color: '#2b3951',
    })),
  },
])

function card(...labels: string[]) {
  const wanted = new Map<string, Set<number>>()
  for (const { label, facet, number } of index.terms) {
    if (labels.includes(label)) wanted.set(facet.key, (wanted.get(facet.key) ?? new Set()).add(number))
  }
  const [shown] = listIndexed(index, [0], { language: 'en' }, wanted)
  return [shown?.picture?.src, shown?.search]
}

describe('a card in a list', () => {
  it('shows the colour that the list is narrowed to, and leads to it', () => {
    expect(card('Oat')).toEqual(['/uploads/Oat.webp', '?option.Color=Oat'])
  })

  it('of several colours shows one that has the size as well, and chooses no size', () => {
    expect(card('Navy', 'Oat', 'M')).toEqual(['/uploads/Oat.webp', '?option.Color=Oat'])
  })

  it('shows one that can be bought before others', () => {
    expect(card('Oat', 'Rust', 'S')).toEqual(['/uploads/Rust.webp', '?option.Color=Rust'])
  })

  it('names the colours that it has to choose from', () => {
    const [shown] = listIndexed(index, [0], { language: 'en' })
    expect(shown?.colors?.field).toBe('option.Color')
    expect(shown?.colors?.values.map(({ value, name }) => [value, name])).toEqual([
      ['Navy', 'Navy'],
      ['Oat', 'Oat'],
      ['Rust', 'Rust'],
    ])
  })

  it('shows the product’s own picture where no colour is asked for', () => {
    expect(card()).toEqual(['/uploads/navy.webp', undefined])
    expect(card('M')).toEqual(['/uploads/navy.webp', undefined])
  })
})
