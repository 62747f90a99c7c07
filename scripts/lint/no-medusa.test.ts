import { Linter } from 'eslint'
import { parser } from 'typescript-eslint'
import { expect, it } from 'vitest'
import { noMedusa } from './no-medusa.mjs'

function listProblems(code: string, file = 'app/features/cart/line.ts'): string[] {
  const messages = new Linter({ configType: 'flat' }).verify(
    code,
    {
      files: ['**/*.ts'],
      languageOptions: { parser },
      plugins: { house: { rules: { 'no-medusa': noMedusa } } },
      rules: { 'house/no-medusa': 'error' },
    },
    file,
  )
  return messages.map(({ message }) => message)
}

it.each([
  'export const total = line.unit_price',
  'export const { unit_price } = line',
  'export const body = { unit_price: 1 }',
  'export interface Line { unit_price: number }',
  "export type Price = Pick<Line, 'unit_price'>",
  "export const isShort = reason === 'insufficient_inventory'",
  "export const path = '/store/carts'",
  'export const path = `/store/carts/${id}`',
  "import { type Cart } from '~/commerce/medusa-v1/types'",
  "import Medusa from '@medusajs/medusa-js'",
])('%s is known to commerce/medusa-v1 alone', (code) => {
  expect(listProblems(code)).toHaveLength(1)
  expect(listProblems(code, 'app/commerce/medusa-v1/cart.server.ts')).toEqual([])
})

it.each([
  'export const total = line.unitPrice',
  'export const secret = intent.client_secret',
  "export const path = '/stores'",
  "import { type Cart } from '~/commerce/shop/cart'",
])('%s may stand anywhere', (code) => {
  expect(listProblems(code)).toEqual([])
})

it('a test may name ids, and paths that nobody should reach', () => {
  expect(listProblems("ask('/store/carts', 'cart_1')", 'app/features/cart/line.test.ts')).toEqual([])
})
