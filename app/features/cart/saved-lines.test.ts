import { describe, expect, it } from 'vitest'
import { mergeSaved, withSaved } from './saved-lines'

function saved(variantId: string, quantity = 1) {
  return { variantId, quantity, title: variantId, known: null }
}

describe('withSaved', () => {
  it('puts the latest first and counts on what is there, up to what a line may hold', () => {
    expect(withSaved([saved('a'), saved('b', 2)], saved('b', 3))).toEqual([saved('b', 5), saved('a')])
    expect(withSaved([saved('a', 98)], saved('a', 5))).toEqual([saved('a', 99)])
  })

  it('does not grow for ever', () => {
    const many = Array.from({ length: 50 }, (_, index) => saved(`v${index}`))
    expect(withSaved(many, saved('new'))).toHaveLength(50)
  })
})

describe('mergeSaved', () => {
  it('loses nothing, and done again changes nothing', () => {
    const second = [saved('b', 3), saved('c')]
    const merged = mergeSaved([saved('a'), saved('b')], second)
    expect(merged).toEqual([saved('a'), saved('b', 3), saved('c')])
    expect(mergeSaved(merged, second)).toEqual(merged)
  })
})
