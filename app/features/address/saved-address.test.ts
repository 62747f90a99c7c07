import { describe, expect, it } from 'vitest'
import { emptyAddress } from '~/commerce/shop/address'
import { type PostalAddress } from '~/commerce/shop/address'
import { findSamePlace, isAlike, toProposedId } from './saved-address'

function make(changes: Partial<PostalAddress> = {}): PostalAddress {
  const whole = { firstName: 'Ada', lastName: 'Huber', address1: 'Ring 1', postalCode: '1010', city: 'Wien' }
  return { ...emptyAddress, ...whole, countryCode: 'at', ...changes }
}

describe('isAlike', () => {
  it('looks past spaces, capitals and how a number was dialled', () => {
    const typed = make({ city: ' WIEN', address1: 'ring  1', phone: '0664 1234567' })
    expect(isAlike(make({ phone: '+436641234567' }), typed)).toBe(true)
  })

  it('tells addresses apart by any of their fields', () => {
    for (const change of [
      { address2: 'Top 4' },
      { firstName: 'Eva' },
      { countryCode: 'de' },
      { company: 'Acme' },
      { vatNumber: 'ATU12345675' },
    ])
      expect(isAlike(make(), make(change))).toBe(false)
  })
})

describe('findSamePlace', () => {
  const saved = [
    { id: 'graz', address: make({ city: 'Graz' }), isDefault: false },
    { id: 'wien', address: make({ company: 'Acme' }), isDefault: false },
  ]

  it('finds the address that only another company, VAT number or note tells apart', () => {
    expect(findSamePlace(saved, make({ company: 'Acme', deliveryNote: 'Ring twice' }))?.id).toBe('wien')
    expect(findSamePlace(saved, make({ company: 'Huber & Co', vatNumber: 'ATU12345675' }))?.id).toBe('wien')
    expect(findSamePlace(saved, make({ firstName: 'Eva' }))).toBeUndefined()
  })
})

describe('toProposedId', () => {
  const saved = [
    { id: 'far', address: make({ countryCode: 'us' }), isDefault: false },
    { id: 'first', address: make(), isDefault: false },
    { id: 'second', address: make({ city: 'Graz', postalCode: '8010' }), isDefault: false },
  ]
  const empty = emptyAddress

  it('proposes the first that can be delivered to, for a cart without an address', () => {
    expect(toProposedId(saved, empty, ['at', 'de'])).toBe('first')
    expect(toProposedId(saved, empty, ['jp'])).toBe('new')
    expect(toProposedId([], empty, ['at'])).toBe('new')
  })

  it('stays with what the cart has, be it one of them or another', () => {
    expect(toProposedId(saved, make({ city: 'graz', postalCode: '8010' }), ['at'])).toBe('second')
    expect(toProposedId(saved, make({ city: 'Linz' }), ['at'])).toBe('new')
  })
})
