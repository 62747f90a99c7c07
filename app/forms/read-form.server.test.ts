import { expect, test } from 'vitest'
import { z } from 'zod'
import { TooManyError } from '~/http/server/too-many-error'
import { readForm } from './read-form.server'
import { refuseTooMany } from './refuse.server'

const schema = z.object({
  email: z.email('auth:fields.email-invalid'),
  password: z.string({ error: 'auth:fields.email-required' }).min(8, 'auth:fields.password-short'),
})

function speak() {
  const t = (key: string, params?: object) => (params ? `${key} ${JSON.stringify(params)}` : key)
  return { t, headers: new Headers() }
}

function fill(fields: [string, string | Blob][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

test('a form that is in order comes as its schema has it', () => {
  const form = fill([
    ['password', 'long enough'],
    ['email', 'ada@example.org'],
  ])
  expect(readForm(speak(), form, schema)).toEqual({
    ok: true,
    value: { email: 'ada@example.org', password: 'long enough' },
  })
})

test('what was typed comes back whole, but for passwords, tokens and files', () => {
  const form = fill([
    ['email', ' Ada\n@ '],
    ['password', 'secret'],
    ['csrfToken', 'abc'],
    ['note', 'ä'.repeat(2000)],
    ['photo', new Blob(['x'])],
  ])
  const read = readForm(speak(), form, schema)
  expect(read).toMatchObject({ refused: { status: 400, values: { email: ' Ada\n@ ', note: 'ä'.repeat(2000) } } })
  expect(read.ok ? {} : Object.keys(read.refused.values)).toEqual(['email', 'note'])
})

test('errors come in the order of the form, one a field and in the shopper’s words', () => {
  const form = fill([
    ['password', 'short'],
    ['email', 'nobody'],
  ])
  const read = readForm(speak(), form, schema, { count: 8 })
  expect(read.ok ? [] : Object.entries(read.refused.errors)).toEqual([
    ['password', 'auth:fields.password-short {"count":8}'],
    ['email', 'auth:fields.email-invalid {"count":8}'],
  ])
})

test.each([
  [12, 'cart:codes.errors.too-many-soon {"count":1}'],
  [90, 'cart:codes.errors.too-many {"count":2}'],
])('who has to wait %d seconds is told so in words, beside the field and to machines', (seconds, text) => {
  const speaker = speak()
  const keys = ['cart:codes.errors.too-many-soon', 'cart:codes.errors.too-many'] as const
  const form = fill([['code', 'SUMMER']])
  expect(refuseTooMany(speaker, form, new TooManyError(seconds), { field: 'code', keys })).toEqual({
    ok: false,
    refused: { status: 429, values: { code: 'SUMMER' }, errors: { code: text }, message: null },
  })
  expect(speaker.headers.get('Retry-After')).toBe(String(seconds))
})
