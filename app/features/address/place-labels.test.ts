import { expect, test } from 'vitest'
import { toAddressRules } from './country-rules.server'
import { toPlaceOrder, toPlaceLabels } from './place-labels'

const of = (...codes: string[]) => codes.map((code) => ({ rules: toAddressRules(code) }))

test('a form for one country speaks and asks like that country', () => {
  expect(toPlaceLabels(of('us'))).toEqual({
    city: 'city',
    postalCode: 'zipCode',
    province: 'state',
    vatNumber: 'taxNumber',
  })
  expect(toPlaceOrder(of('us'))).toEqual(['street', 'postalCode', 'city', 'province'])
  expect(toPlaceOrder(of('ae'))).toEqual(['street', 'province'])
})

test('a form for several countries has the words of those that have any, and the usual ones where they differ', () => {
  expect(toPlaceLabels(of('us', 'de'))).toMatchObject({
    city: 'city',
    postalCode: 'postalCode',
    province: 'state',
    vatNumber: 'vatNumber',
  })
  expect(toPlaceLabels(of('ch', 'de')).vatNumber).toBe('taxNumber')
  expect(toPlaceLabels(of('us', 'ca')).province).toBe('province')
  expect(toPlaceOrder(of('jp', 'us'))).toEqual(['street', 'postalCode', 'city', 'province'])
  expect(toPlaceOrder(of('de', 'at'))).toEqual(['street', 'postalCode', 'city'])
})
