import { describe, expect, it } from 'vitest'
import { toChoiceSearch, toNextChosen, toProductChoice, toVariantName } from './product-choice'
import { type VariantRecord } from '../product-record'
import { type OptionView, type ProductView } from './product-view'

const price = { amount: 100, prior: null }

function variant(id: string, more: Partial<VariantRecord> = {}): VariantRecord {
  const availability = { state: 'in-stock', limit: 5 } as const
  return {
    id,
    values: { size: id },
    price,
    unitPrice: null,
    availability,
    sku: null,
    gtin: null,
    saleEndsAt: null,
    ...more,
  }
}

function product(...variants: VariantRecord[]): ProductView {
  const options = [{ id: 'size', name: 'Size', field: 'option.Size', labels: {} }]
  return {
    id: 'p1',
    handle: 'mug',
    title: 'Mug',
    subtitle: null,
    pictures: [],
    brand: null,
    energy: null,
    options,
    variants,
  }
}

const soldOut = { state: 'sold-out', limit: 0 } as const
const none = new URLSearchParams()

function ask(id: string) {
  return new URLSearchParams({ variant: id })
}

describe('toProductChoice', () => {
  it('opens with nothing chosen, from the lowest price that can be paid', () => {
    const dear = variant('L', { price: { amount: 200, prior: null } })
    const small = variant('S', { availability: soldOut, price: { amount: 50, prior: null } })
    expect(toProductChoice(product(small, dear, variant('M')), none)).toMatchObject({
      variant: { id: 'M' },
      chosen: {},
      open: ['size'],
      buyable: true,
      from: true,
      missing: false,
    })
  })

  it('asks nobody for what leaves no choice', () => {
    const choice = toProductChoice(product(variant('M')), none)
    expect(choice).toMatchObject({ variant: { id: 'M' }, chosen: { size: 'M' }, open: [], from: false })
  })

  it('shows a sold-out variant that was asked for, and knows that others are there', () => {
    const choice = toProductChoice(product(variant('S', { availability: soldOut }), variant('M')), ask('S'))
    expect(choice).toMatchObject({
      variant: { id: 'S' },
      buyable: false,
      othersBuyable: true,
      missing: false,
      open: [],
    })
  })

  it('takes the values of an address, and believes them rather than a variant that lacks them', () => {
    const mug = product(variant('S'), variant('M'))
    expect(toProductChoice(mug, new URLSearchParams({ 'option.Size': 'M' }))).toMatchObject({ variant: { id: 'M' } })
    const both = new URLSearchParams({ 'option.Size': 'M', variant: 'S' })
    expect(toProductChoice(mug, both)).toMatchObject({ variant: { id: 'M' }, missing: false })
  })

  it('starts with the values that pictures show, and with no others', () => {
    const picture = { src: '/a', alt: '', width: 1, height: 1, shows: { optionId: 'size', value: 'M' } }
    const sizes = [variant('S', { availability: soldOut }), variant('M')]
    expect(toProductChoice({ ...product(...sizes), pictures: [picture] }, none)).toMatchObject({
      chosen: { size: 'M' },
      open: [],
    })
  })

  it('says that a variant or value which is not there is missing', () => {
    expect(toProductChoice(product(variant('M')), ask('gone'))).toMatchObject({ variant: { id: 'M' }, missing: true })
    expect(toProductChoice(product(variant('M')), ask(''))).toMatchObject({ missing: true })
    const unknown = new URLSearchParams({ 'option.Size': 'XXL' })
    expect(toProductChoice(product(variant('S'), variant('M')), unknown)).toMatchObject({
      missing: true,
      open: ['size'],
    })
  })

  it('cannot sell what has no price in the region', () => {
    expect(toProductChoice(product(variant('M', { price: null })), none)).toMatchObject({ buyable: false })
  })

  it('can sell what is backordered', () => {
    const later = variant('M', { availability: { state: 'backorder', limit: null } })
    expect(toProductChoice(product(later), none)).toMatchObject({ buyable: true })
  })

  it('is null for a product without variants', () => {
    expect(toProductChoice(product(), none)).toBeNull()
  })
})

describe('toNextChosen', () => {
  const options = ['color', 'size'].map((id) => ({ id, name: id, field: `option.${id}`, labels: {} }))
  const pairs = [
    ['Ink', 'S'],
    ['Ink', 'M'],
    ['Clay', 'M'],
  ]
  const variants = pairs.map(([color = '', size = '']) => variant(color + size, { values: { color, size } }))
  const mug = { ...product(...variants), options }

  function pick(from: string, ...picked: [string, string][]) {
    const choice = toProductChoice(mug, ask(from))
    if (!choice) throw new Error('a mug has variants')
    return toNextChosen(
      mug,
      choice,
      picked.map(([optionId, value]) => ({ optionId, value })),
    )
  }

  it('keeps what goes with what was picked, and has the rest follow', () => {
    expect(pick('InkS', ['size', 'M'])).toEqual({ color: 'Ink', size: 'M' })
    expect(pick('InkS', ['color', 'Clay'])).toEqual({ color: 'Clay', size: 'M' })
  })

  it('takes what was picked one after another, the last word being right', () => {
    expect(pick('InkM', ['color', 'Clay'], ['size', 'S'])).toEqual({ color: 'Ink', size: 'S' })
    expect(pick('InkS', ['color', 'Clay'], ['color', 'Ink'])).toEqual({ color: 'Ink', size: 'M' })
  })

  it('stays where it is when a value is none of the product’s', () => {
    expect(pick('InkS', ['size', 'XXL'], ['wood', 'Oak'])).toEqual({ color: 'Ink', size: 'S' })
  })
})

describe('toChoiceSearch', () => {
  const mug = product(variant('S'), variant('M'))

  it('leads to the variant once there is one, and to the values before', () => {
    expect(toChoiceSearch(mug, { size: 'M' })).toBe('?variant=M')
    const two = [variant('a', { values: { size: 'M', wood: 'Oak' } }), variant('b', { values: { size: 'M' } })]
    expect(toChoiceSearch(product(...two), { size: 'M' })).toBe('?option.Size=M')
    expect(toChoiceSearch(mug, {})).toBe('')
  })
})

describe('toVariantName', () => {
  const options: OptionView[] = [
    { id: 'color', name: 'Farbe', field: 'option.Color', labels: { Ink: 'Tinte' } },
    { id: 'size', name: 'Größe', field: 'option.Size', labels: { S: 'Klein' } },
  ]
  const mug = { ...product(variant('v1', { values: { color: 'Ink', size: 'S' } })), options }

  it('names a variant by its values in the page’s words', () => {
    expect(toVariantName(mug, 'v1')).toBe('Tinte / Klein')
  })

  it('is null for none, for one of another product and for a product without options', () => {
    expect(toVariantName(mug, null)).toBeNull()
    expect(toVariantName(mug, 'v2')).toBeNull()
    expect(toVariantName({ ...mug, options: [] }, 'v1')).toBeNull()
  })
})
