import fc from 'fast-check'
import examples from 'libphonenumber-js/mobile/examples'
import { getCountries, getExampleNumber } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { getAddressFormat } from './country-formats.server'
import { isPostalCode, toAddressRules, toPostalCodePattern } from './country-rules.server'
import { toGiven, toWholeAddress } from './address-values'
import { phonePattern } from './phone-pattern'
import { toPhone } from './phone.server'

const countries = getCountries().map((country) => country.toLowerCase())

// as browsers read the attribute (HTML standard, "compiled pattern regular expression")
function compile(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'v')
}

function inWriting(zero: number, text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
}

const respell = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => ` ${text.toLowerCase()} `,
  (text) => inWriting(0x660, text),
  (text) => inWriting(0x6f0, text),
  (text) => inWriting(0xff10, text).replaceAll('-', 'ー'),
)

test.each(countries)('no postcode that the server takes in %s is refused by its field', (country) => {
  const { zip } = getAddressFormat(country)
  const pattern = toPostalCodePattern(country)
  if (!zip || !pattern) return expect(pattern).toBeNull()
  const compiled = compile(pattern)
  const example = toAddressRules(country).postalCode?.example
  if (example) expect(compiled.test(example), example).toBe(true)
  // the generator knows no edges of words
  const shaped = fc.stringMatching(new RegExp(`^(?:${zip.replaceAll(/\(\?:[$^]\|\\b\)/g, '')})$`))
  const drawn = fc.tuple(fc.oneof(shaped, fc.string({ maxLength: 8 })), respell)
  fc.assert(
    fc.property(drawn, ([text, toTyped]) => {
      const typed = toTyped(text)
      const { postalCode } = toGiven({ ...toWholeAddress({ countryCode: country }), postalCode: typed })
      if (postalCode && isPostalCode(country, postalCode)) expect(compiled.test(typed), typed).toBe(true)
    }),
    { numRuns: 25 },
  )
})

test('no telephone number that the server takes is refused by its field, and no words are taken', () => {
  const pattern = compile(phonePattern)
  for (const country of getCountries()) {
    const number = getExampleNumber(country, examples)
    for (const text of [number?.formatNational(), number?.formatInternational(), number?.format('RFC3966')]) {
      for (const typed of [text ?? '', inWriting(0x660, text ?? ''), inWriting(0xff10, text ?? '')]) {
        if (toPhone(typed, country.toLowerCase()) !== null) expect(pattern.test(typed), typed).toBe(true)
      }
    }
  }
  const drawn = fc.tuple(fc.stringMatching(/^[+\d ()/.-]{0,9}$/), fc.constantFrom(...countries))
  fc.assert(
    fc.property(drawn, ([typed, country]) => {
      if (toPhone(typed, country) !== null) expect(pattern.test(typed), typed).toBe(true)
    }),
    { numRuns: 500 },
  )
  expect(pattern.test('call me')).toBe(false)
  expect(pattern.test(' '), 'it may be left out').toBe(true)
})
