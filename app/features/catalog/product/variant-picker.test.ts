import { describe, expect, it } from 'vitest'
import { type Choice, toChosen, toPicker } from './variant-picker'

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
  const picker = toPicker(options, all, chosen.values)
  return picker.find(({ id }) => id === option)?.values.find((entry) => entry.value === value)
}

describe('toChosen', () => {
  it('keeps what was asked for, even where it is sold out', () => {
    expect(toChosen(options, all, { color: 'White', size: 'M' }, [])).toEqual({ color: 'White', size: 'M' })
  })

  it('chooses the preset option by the first variant that can be bought, and leaves the others to the shopper', () => {
    expect(toChosen(options, [blackS, whiteS, blackM], {}, ['color'])).toEqual({ color: 'White' })
    expect(toChosen(options, all, { size: 'L' }, ['color'])).toEqual({ color: 'Red', size: 'L' })
    expect(toChosen(options, all, {}, [])).toEqual({})
  })

  it('takes the only value that an option has', () => {
    expect(toChosen(options, [blackS, blackM], {}, [])).toEqual({ color: 'Black' })
  })

  it('drops what no variant has together with the options before', () => {
    expect(toChosen(options, all, { color: 'Red', size: 'M' }, [])).toEqual({ color: 'Red' })
    expect(toChosen(options, all, { color: 'Green', size: 'M' }, [])).toEqual({ size: 'M' })
    expect(toChosen(options, [], { size: 'M' }, ['color'])).toEqual({})
  })
})

describe('toPicker', () => {
  it('lists each value once, in the order of the variants', () => {
    const picker = toPicker(options, all, blackM.values)
    expect(picker.map(({ values }) => values.map(({ value }) => value))).toEqual([
      ['Black', 'White', 'Red'],
      ['S', 'M', 'L'],
    ])
  })

  it('keeps the other option and marks a combination that is sold out', () => {
    expect(pick(blackM, 'color', 'White')).toMatchObject({ leadsTo: whiteM.values, state: 'sold-out' })
    expect(pick(whiteS, 'size', 'M')).toMatchObject({ leadsTo: whiteM.values, state: 'sold-out' })
  })

  it('leads to the nearest variant where the combination does not exist', () => {
    expect(pick(blackM, 'color', 'Red')).toMatchObject({ leadsTo: redL.values, state: 'changes-others' })
  })

  it('prefers one that can be bought among equally near ones', () => {
    expect(pick(redL, 'color', 'Black')).toMatchObject({ leadsTo: blackM.values, state: 'changes-others' })
  })

  it('marks the chosen values as current, and only those', () => {
    const current = toPicker(options, all, blackM.values).flatMap(({ values }) =>
      values.filter((entry) => entry.current),
    )
    expect(current.map(({ value }) => value)).toEqual(['Black', 'M'])
  })

  it('marks as sold out what none of those left has, while another option is open', () => {
    const picker = toPicker(options, all, { color: 'White' })
    expect(picker[1]?.values.map(({ value, state }) => [value, state])).toEqual([
      ['S', 'available'],
      ['M', 'sold-out'],
      ['L', 'changes-others'],
    ])
    expect(picker[0]?.values[0]).toMatchObject({ leadsTo: { color: 'Black' }, state: 'available' })
  })

  it('survives a variant that lacks an option', () => {
    const odd = { id: 'odd', values: { color: 'Black' }, buyable: true }
    const picker = toPicker(options, [...all, odd], odd.values)
    expect(picker[1]?.values.map(({ value, current }) => [value, current])).toEqual([
      ['S', false],
      ['M', false],
      ['L', false],
    ])
  })
})
