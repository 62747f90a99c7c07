import { describe, expect, it } from 'vitest'
import { checkStatement, readStatement, toStatementQuery } from './statement'

const lines = [
  { id: 'a', quantity: 2 },
  { id: 'b', quantity: 1 },
]

function check(query: string) {
  return checkStatement(readStatement(new URLSearchParams(query), lines, 'Ada Huber'), lines)
}

it('is about the whole order in the name of who placed it, where nothing else is said', () => {
  const all = [
    { lineId: 'a', quantity: 2 },
    { lineId: 'b', quantity: 1 },
  ]
  expect(check('')).toEqual({ statement: { name: 'Ada Huber', lines: all }, problems: null })
})

it('is what it was when it comes back out of its own address', () => {
  const draft = readStatement(new URLSearchParams('name=Bea&quantity.a=1&quantity.b='), lines, 'Ada')
  expect(readStatement(toStatementQuery(draft), lines, 'Ada')).toEqual(draft)
})

describe('checkStatement', () => {
  it('leaves out what is kept, and signs that no name has', () => {
    expect(check('name=+Bea%0D%0AMai+&quantity.a=0').statement).toEqual({
      name: 'Bea Mai',
      lines: [{ lineId: 'b', quantity: 1 }],
    })
  })

  it.each([
    ['name=+', { name: 'name-required' }],
    [`name=${'x'.repeat(101)}`, { name: 'name-long' }],
    ['name=Go+to+evil.example', { name: 'name-plain' }],
    ['name=Ada%E2%80%AE', { name: 'name-plain' }],
    ['quantity.a=0&quantity.b=', { 'quantity.a': 'none' }],
    ['quantity.a=3', { 'quantity.a': 'quantity-max' }],
    ['quantity.b=x', { 'quantity.b': 'quantity-whole' }],
  ])('names by field what is wrong with %s', (query, problems) => {
    expect(check(query)).toEqual({ statement: null, problems })
  })
})
