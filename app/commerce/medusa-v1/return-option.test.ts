import { expect, it } from 'vitest'
import { toReturnCost, toReturnOption, toReturnReasons } from './return-option'

it('a way back costs its price where that contains its tax, else with the tax added', () => {
  expect(toReturnCost({ amount: 390, includes_tax: true, tax_rates: [{ rate: 19 }] })).toBe(390)
  expect(toReturnCost({ amount: 500, includes_tax: false, tax_rates: [{ rate: 8.25 }] })).toBe(541)
  expect(toReturnCost({ amount: 500, tax_rates: null })).toBe(500)
})

it('offers no way back whose price is not known', () => {
  expect(toReturnOption({ id: 'so_1', name: 'Post', amount: undefined })).toEqual([])
})

it('lists no reason twice where the backend lists the inner ones beside the outer', () => {
  const inner = { id: 'small', label: 'Too small', parent_return_reason_id: 'fit' }
  const outer = { id: 'fit', label: 'Not right', parent_return_reason_id: null, return_reason_children: [inner] }
  const small = { id: 'small', label: 'Too small', metadata: null, reasons: [] }
  expect(toReturnReasons([outer, inner])).toEqual([{ id: 'fit', label: 'Not right', metadata: null, reasons: [small] }])
})
