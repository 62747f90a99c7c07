import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { addSchema, updateSchema } from './cart.schema'

function parse(schema: typeof addSchema | typeof updateSchema, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const submission = parseWithZod(form, { schema })
  return submission.status === 'success' ? submission.value : submission.error
}

test.each([
  ['1', 1],
  [' 7 ', 7],
  ['99', 99],
  ['+2', 2],
  ['1e1', 10],
])('the quantity %j is %d', (typed, quantity) => {
  expect(parse(addSchema, { variantId: 'v', quantity: typed })).toMatchObject({ variantId: 'v', quantity })
})

test.each([
  ['', 'cart:errors.quantity-required'],
  ['   ', 'cart:errors.quantity-required'],
  ['abc', 'cart:errors.quantity-whole'],
  ['1.5', 'cart:errors.quantity-whole'],
  ['0x10', 'cart:errors.quantity-whole'],
  ['<script>', 'cart:errors.quantity-whole'],
  ['0', 'cart:errors.quantity-min'],
  ['-1', 'cart:errors.quantity-min'],
  ['100', 'cart:errors.quantity-max'],
  ['1e9', 'cart:errors.quantity-max'],
  ['1e999', 'cart:errors.quantity-max'],
  ['9'.repeat(5000), 'cart:errors.quantity-max'],
])('adding refuses the quantity %j once, as %s', (typed, message) => {
  expect(parse(addSchema, { variantId: 'v', quantity: typed })).toEqual({ quantity: [message] })
})

test('a form without its fields says so for each of them', () => {
  expect(parse(addSchema, {})).toEqual({
    variantId: ['cart:errors.unknown-variant'],
    quantity: ['cart:errors.quantity-required'],
  })
  expect(parse(updateSchema, {})).toEqual({
    lineId: ['cart:errors.unknown-line'],
    quantity: ['cart:errors.quantity-required'],
  })
  for (const variantId of ['v'.repeat(101), 'a\u0000b', 'a\nb']) {
    expect(parse(addSchema, { variantId, quantity: '1' })).toEqual({ variantId: ['cart:errors.unknown-variant'] })
  }
})

test('a line may be set to 0, which takes it out, but not below', () => {
  expect(parse(updateSchema, { lineId: 'l', quantity: '0' })).toEqual({ lineId: 'l', quantity: 0 })
  expect(parse(updateSchema, { lineId: 'l', quantity: '-1' })).toEqual({ quantity: ['cart:errors.quantity-min-zero'] })
})
