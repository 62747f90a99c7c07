import { expect, test } from 'vitest'
import { type LabelledAddress, toCountryName, toLabelLines } from './address-label'

const ada: LabelledAddress = {
  firstName: 'Ada',
  lastName: 'Huber',
  company: 'Acme',
  address1: 'Ring 1',
  address2: 'Gate 2',
  postalCode: '1010',
  city: 'Wien',
  province: 'Tokyo',
  countryCode: 'jp',
}
const country = { local: '〒%Z%n%S%C%n%A%n%O%n%N', latin: '%N%n%O%n%A%n%C, %S%n%Z', name: 'Japan' }
const japan = { ...country, toLocalProvince: (province: string) => (province === 'Tokyo' ? '東京都' : province) }

test('an address in Latin letters is written in the order for them', () => {
  expect(toLabelLines(ada, japan)).toEqual(['Ada Huber', 'Acme', 'Ring 1', 'Gate 2', 'Wien, Tokyo', '1010', 'Japan'])
})

test('an address in the country’s own letters has its order, its province and the family name first', () => {
  const native = { ...ada, firstName: '花子', lastName: '山田', address1: '1-1', address2: '', city: '千代田区' }
  expect(toLabelLines(native, japan)).toEqual(['〒1010', '東京都千代田区', '1-1', 'Acme', '山田 花子', 'Japan'])
})

test('what stands between two parts is left out with either of them', () => {
  expect(toLabelLines({ ...ada, province: '', company: '' }, japan)).toContain('Wien')
  expect(toLabelLines({ ...ada, city: '' }, japan)).toContain('Tokyo')
})

test('a country that nobody knows is called by its code', () => {
  expect(toCountryName('at', 'de-AT')).toBe('Österreich')
  expect(toCountryName('AT1', 'de-AT')).toBe('AT1')
})
