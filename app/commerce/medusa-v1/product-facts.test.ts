import { describe, expect, it } from 'vitest'
import { toEnergyClass, toProductFacts } from './product-facts'

const manufacturer = {
  name: 'Halo Lichtmanufaktur',
  address: 'ul. Przykładowa 1\n00-000 Przykładowo',
  country: 'PL',
  contact: 'safety@halo.example',
}

const terms = {
  brand: 'Halo',
  model: 'HLO-2',
  guarantor: { name: 'Halo Lichtmanufaktur', address: 'ul. Przykładowa 1' },
  claim: 'Write to us.',
  territory: { en: 'The European Union' },
}

describe('toProductFacts', () => {
  it('reads what a merchant says of a product', () => {
    const facts = toProductFacts({
      manufacturer,
      model: 'HLO-2',
      warnings: 'Keep away from curtains.',
      product_passport: 'https://passport.example/hlo-2',
      energy: { class: 'F', label: 'https://labels.example/hlo.png' },
      repair: { index: 8.2 },
      rating: { average: 4.6, count: 37, verified: true },
      guarantee: { years: 5, free: true, whole_good: true, ...terms },
      size_guide: { measures: ['chest'], sizes: { S: [96] } },
    })
    expect(facts).toEqual({
      model: 'HLO-2',
      manufacturer: {
        ...manufacturer,
        country: 'pl',
        address: ['ul. Przykładowa 1', '00-000 Przykładowo'],
        responsible: null,
      },
      warnings: 'Keep away from curtains.',
      passport: 'https://passport.example/hlo-2',
      energy: {
        letter: 'F',
        scale: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
        label: 'https://labels.example/hlo.png',
        sheet: null,
        registration: null,
      },
      repair: { letter: null, index: 8.2, durability: null, details: null },
      rating: { average: 4.6, count: 37, verified: true },
      guarantee: { years: 5, ...terms, termsUrl: null },
      sizes: { measures: ['chest'], sizes: { S: [96] } },
      unreadable: [],
    })
  })

  it('says nothing of a product of which nobody does', () => {
    const { unreadable, ...facts } = toProductFacts(null)
    expect(new Set(Object.values(facts))).toEqual(new Set([null]))
    expect(unreadable).toEqual([])
  })

  it.each([
    ['manufacturer', { manufacturer: { ...manufacturer, contact: 'telephone 12' } }],
    ['manufacturer', { manufacturer: { ...manufacturer, address: undefined } }],
    ['manufacturer', { manufacturer: { ...manufacturer, responsible: { name: 'Somebody' } } }],
    ['passport', { product_passport: 'javascript:alert(1)' }],
    ['energy', { energy: { class: 'H' } }],
    ['energy', { energy: { class: 'F', worst: 'E' } }],
    ['energy', { energy: { class: 'F', label: 'http://labels.example/hlo.png' } }],
    ['repair', { repair: {} }],
    ['repair', { repair: { index: 11 } }],
    ['rating', { rating: { average: 4.6, count: 0, verified: true } }],
    ['guarantee', { guarantee: { years: 2, free: true, whole_good: true, ...terms } }],
    ['warnings', { warnings: ['one'] }],
    ['sizes', { size_guide: { measures: ['chest', 'waist'], sizes: { S: [96] } } }],
    ['sizes', { size_guide: { measures: ['nose'], sizes: {} } }],
  ])('shows nothing of a %s that cannot be understood, and names it: %j', (name, metadata) => {
    const facts = toProductFacts(metadata)
    expect(facts).toHaveProperty(name, null)
    expect(facts.unreadable).toEqual([name])
  })
})

describe('toEnergyClass', () => {
  it('leads to the registry where that is all that is known', () => {
    const entry = 'https://eprel.ec.europa.eu/qr/123456'
    expect(toEnergyClass({ energy: { class: 'F', eprel: 123456 } })).toMatchObject({ label: entry, sheet: entry })
  })

  it('knows the scales of older acts', () => {
    const energy = { class: 'A++', best: 'A+++', worst: 'D' }
    expect(toEnergyClass({ energy })?.scale).toEqual(['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D'])
    expect(toEnergyClass({ energy: { class: 'A+', best: 'A++' } })?.scale).toHaveLength(9)
  })

  it('is none where nobody says so, or wrongly', () => {
    expect([toEnergyClass(null), toEnergyClass({}), toEnergyClass({ energy: 'F' })]).toEqual([null, null, null])
  })
})
