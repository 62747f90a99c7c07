import { describe, expect, it } from 'vitest'
import { type Choice, findChosen, toPicker } from './variant-picker'

function choice(id: string, color: string, size: string, buyable = true): Choice {
  return { id, values: { color, size }, buyable }
}

const blackS = choice('black-s', 'Black', 'S', false)
const blackM = choice('black-m', 'Black', 'M')
const whiteS = choice('white-s', 'White', 'S')
const whiteM = choice('white-m', 'White', 'M', false)
const redL = choice('red-l', 'Red', 'L')
const all = [blackS, blackM, whiteS, whiteM, redL]
const options = ['color', 'size']

function pick(chosen: Choice, option: string, value: string) {
  const picker = toPicker(options, all, chosen)
  return picker.find(({ id }) => id === option)?.values.find((entry) => entry.value === value)
}

describe('findChosen', () => {
  it('takes the variant that was asked for, even a sold-out one', () => {
    expect(findChosen(all, 'white-m')).toBe(whiteM)
  })

  it('starts with the first that can be bought', () => {
    expect(findChosen(all, null)).toBe(blackM)
    expect(findChosen(all, 'gone')).toBe(blackM)
  })

  it('starts with the first where none can be bought, and with none where there is none', () => {
    expect(findChosen([blackS, whiteM], null)).toBe(blackS)
    expect(findChosen([], null)).toBeNull()
  })
})

describe('toPicker', () => {
  it('lists each value once, in the order of the variants', () => {
    const picker = toPicker(options, all, blackM)
    expect(picker.map(({ values }) => values.map(({ value }) => value))).toEqual([
      ['Black', 'White', 'Red'],
      ['S', 'M', 'L'],
    ])
  })

  it('keeps the other option and marks a combination that is sold out', () => {
    expect(pick(blackM, 'color', 'White')).toMatchObject({ variantId: 'white-m', state: 'sold-out' })
    expect(pick(whiteS, 'size', 'M')).toMatchObject({ variantId: 'white-m', state: 'sold-out' })
  })

  it('leads to the nearest variant where the combination does not exist', () => {
    expect(pick(blackM, 'color', 'Red')).toMatchObject({ variantId: 'red-l', state: 'changes-others' })
  })

  it('prefers one that can be bought among equally near ones', () => {
    expect(pick(redL, 'color', 'Black')).toMatchObject({ variantId: 'black-m', state: 'changes-others' })
  })

  it('marks the chosen values as current, and only those', () => {
    const current = toPicker(options, all, blackM).flatMap(({ values }) => values.filter((entry) => entry.current))
    expect(current.map(({ value, variantId }) => [value, variantId])).toEqual([
      ['Black', 'black-m'],
      ['M', 'black-m'],
    ])
  })

  it('survives a variant that lacks an option', () => {
    const odd = { id: 'odd', values: { color: 'Black' }, buyable: true }
    const picker = toPicker(options, [...all, odd], odd)
    expect(picker[1]?.values.map(({ value, current }) => [value, current])).toEqual([
      ['S', false],
      ['M', false],
      ['L', false],
    ])
  })
})
