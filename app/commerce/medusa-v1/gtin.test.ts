import { expect, it } from 'vitest'
import { toGtin } from './gtin'

it('takes the first code whose last digit is right', () => {
  expect(toGtin({ ean: '4006381333931' })).toBe('4006381333931')
  expect(toGtin({ ean: '4006381333932', upc: '036000291452' })).toBe('036000291452')
  expect(toGtin({ barcode: 'SHELF-7' })).toBeNull()
  expect(toGtin({ ean: null, upc: '', barcode: undefined })).toBeNull()
})
