import { expect, test } from 'vitest'
import { isFieldName, isModestForm, isModestJson, isModestQuery } from './input-limits'

const many = (count: number, toField: (index: number) => [string, string]) =>
  Array.from({ length: count }, (_, at) => toField(at))

test('fields of the shop’s forms are called so', () => {
  for (const name of ['email', 'shipping.city', 'quantity.item_01HZX', 'option.0', 'csrfToken', 'option.Größe']) {
    expect(isFieldName(name), name).toBe(true)
  }
})

test('what parsers of forms and JavaScript itself take for their own is no name', () => {
  const names = ['__state__', '__intent__', '__INTENT__', '__proto__', 'constructor', 'prototype', 'then', 'toString']
  const nested = names.flatMap((name) => [name, `a.${name}`, `${name}.a`])
  const lists = ['a[0]', 'a[4294967294]', 'a[]', `a${'[0]'.repeat(30)}`, 'a]', '', '.', 'a..b', 'a.', 'a b']
  for (const name of [...nested, ...lists, 'a.b.c.d.e.f', 'x'.repeat(201)]) expect(isFieldName(name), name).toBe(false)
})

test('a form may be three times as long as the longest of the shop, and not without end', () => {
  expect(isModestForm(many(900, (at) => [`quantity.item_${at}`, '1']))).toBe(true)
  expect(isModestForm(many(1001, (at) => [`quantity.item_${at}`, '1']))).toBe(false)
  expect(isModestForm(many(200, () => ['order', '1']))).toBe(true)
  expect(isModestForm(many(201, () => ['order', '1']))).toBe(false)
  expect(isModestForm([['note', 'x'.repeat(20_000)]])).toBe(true)
  expect(isModestForm([['note', 'x'.repeat(20_001)]])).toBe(false)
  expect(isModestForm([['note', new File(['x'.repeat(20_001)], 'note.txt')]])).toBe(false)
})

test('an address may ask for five hundred things, whatever they are called', () => {
  expect(isModestQuery('/en-us/search')).toBe(true)
  expect(isModestQuery('/en-us?__proto__=1&a[b]=2&utm_source=x')).toBe(true)
  expect(isModestQuery(`/en-us?${'option.a=1&'.repeat(450)}`)).toBe(true)
  expect(isModestQuery(`/en-us?${'a&'.repeat(600)}`)).toBe(false)
})

test('JSON may be twenty levels deep and a thousand parts long, and what stands in its texts counts for nothing', () => {
  expect(isModestJson('{"a":[1,2,{"b":"[[[[[[[[[[[[[[[[[[[[[[[[[[\\"[[[["}]}')).toBe(true)
  expect(isModestJson(`"${','.repeat(2000)}"`)).toBe(true)
  expect(isModestJson('['.repeat(21))).toBe(false)
  expect(isModestJson('{"a":'.repeat(21))).toBe(false)
  expect(isModestJson(`[${'1,'.repeat(1000)}1]`)).toBe(false)
  expect(isModestJson('no JSON')).toBe(true)
})
