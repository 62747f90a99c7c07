import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { lookUpSchema, orderNumberPattern } from './look-up.schema'

const said = { number: '1024', email: 'ada@example.org', postalCode: '10115' }

function readErrors(change: object): string[] {
  const result = lookUpSchema.safeParse({ ...said, ...change })
  return result.success ? [] : result.error.issues.map(({ message }) => message)
}

describe('lookUpSchema', () => {
  it.each([
    ['1024', 1024],
    [' # 1024 ', 1024],
    ['Order 1024', 1024],
    ['Bestellung 1 024', 1024],
    ['2147483647', 2147483647],
    ['الطلب ١٠٢٤', 1024],
  ])('reads the number %j', (number, expected) => {
    expect(lookUpSchema.parse({ ...said, number })).toEqual({ ...said, number: expected })
  })

  it.each(['', '0', 'x', '10 or 11', '2147483648', '1e9', '-', '9'.repeat(41)])('takes %j for no number', (number) => {
    expect(readErrors({ number })).toContain('orders:look-up.number-error')
  })

  it('reads no number that its field would refuse', () => {
    const field = new RegExp(`^(?:${orderNumberPattern})$`, 'v')
    const word = fc.constantFrom('', '#', 'No. ', 'Nº', 'الطلب ', '注文', '½', 'e\u0301')
    const drawn = fc.tuple(word, fc.stringMatching(/^[\d ]{1,10}$|^[٠-٩۰-۹]{1,8}$|^[①-⑨]{1,5}$/), word)
    fc.assert(
      fc.property(
        fc.oneof(
          drawn.map((parts) => parts.join('')),
          fc.string({ unit: 'grapheme' }),
        ),
        (number) => {
          if (readErrors({ number }).length === 0) expect(field.test(number), number).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
    expect(['x', '10 or 11', '1e9'].filter((number) => field.test(number))).toEqual([])
  })

  it('writes the address as the backend keeps it', () => {
    expect(lookUpSchema.parse({ ...said, email: ' Ada@Example.ORG ' }).email).toBe('ada@example.org')
  })

  it.each(['', 'ada', 'ada@', 'a@b.c'.padStart(300, 'a'), undefined])('takes %j for no address', (email) => {
    expect(readErrors({ email })).toContain('orders:look-up.email-error')
  })

  it('asks for no postcode, since some addresses have none', () => {
    expect(lookUpSchema.parse({ ...said, postalCode: undefined }).postalCode).toBe('')
  })
})
