import { describe, expect, it } from 'vitest'
import { toProfileSchema } from './profile.schema'

const names = { firstName: 'Ada', lastName: 'Huber' }

describe('toProfileSchema', () => {
  it('brings a telephone number into one spelling, as it is dialled in the country or with its code', () => {
    for (const phone of ['0664 1234567', '+43 664 1234567'])
      expect(toProfileSchema('at').parse({ ...names, phone }).phone).toBe('+436641234567')
  })

  it('asks for names, and for a number only where one was typed', () => {
    expect(toProfileSchema('at').parse(names)).toEqual(names)
    expect(
      toProfileSchema('at')
        .safeParse({ phone: 'call me' })
        .error?.issues.map(({ message }) => message),
    ).toEqual(['auth:fields.first-name-required', 'auth:fields.last-name-required', 'account:profile.phone-invalid'])
    for (const phone of ['1', '5'.repeat(41), '<b>'])
      expect(toProfileSchema('at').safeParse({ ...names, phone }).success, phone).toBe(false)
  })
})
