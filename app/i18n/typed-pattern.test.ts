import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { toLatinTyping } from './latin-typing'
import { toTypedPattern } from './typed-pattern'

// as browsers read the attribute (HTML standard, "compiled pattern regular expression")
function compile(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'v')
}

const shapes = [
  '\\d{5}',
  '[A-Z]\\d[ABD-HJLN-UW-Z] ?\\d',
  '\\d{3}-?\\d{4}',
  '(?:CP )?[1-3][0-2]{2}(?:[ \\-]\\d)?',
  'LV-\\d{4}',
]

describe('toTypedPattern', () => {
  it('refuses what has another shape', () => {
    const german = compile(toTypedPattern('\\d{5}'))
    for (const typed of ['1010', '101190', '10a19', 'call me', '١٠١١']) expect(german.test(typed), typed).toBe(false)
  })

  it('takes a value in either case, in other digits, with other hyphens and blanks around it', () => {
    const pattern = compile(toTypedPattern('[A-C]\\d-\\d'))
    for (const typed of ['B1-2', 'b1-2', ' b1-2 ', 'b١–٢', 'b۱−۲', 'ｂ１－２', 'b1ー2'])
      expect(pattern.test(typed), typed).toBe(true)
    expect(pattern.test('b 1-2')).toBe(false)
    expect(compile(toTypedPattern('[A-C]\\d-\\d', 'everywhere')).test('b 1 -2')).toBe(true)
  })

  it('leaves to other rules that something is missing', () => {
    expect(compile(toTypedPattern('\\d{5}')).test('  ')).toBe(true)
  })

  it('says where it does not know a part of a shape', () => {
    expect(() => toTypedPattern('\\d{5}.*')).toThrow('\\d{5}.*')
  })
})

test('no sign that the server reads as a letter, a digit or a hyphen of a code is refused', () => {
  const pattern = compile(toTypedPattern('[A-Z\\d-]'))
  const refused: string[] = []
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const typed = String.fromCodePoint(code)
    const read = toLatinTyping(typed).toUpperCase()
    const isTaken = /^[A-Z\d-]+$/.test(read)
    if (isTaken && !pattern.test(typed)) refused.push(code.toString(16))
  }
  expect(refused).toEqual([])
})

test.each(shapes)('whatever the server takes as %s, the field takes', (shape) => {
  const pattern = compile(toTypedPattern(shape))
  const read = new RegExp(`^(?:${shape})$`)
  // what a value of the shape may be typed as
  const respelt = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => text.toLowerCase(),
    (text) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
    (text) => text.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit))),
    (text) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
    (text) => text.replace(/[1-9]/, (digit) => String.fromCharCode(0x245f + Number(digit))),
    (text) => ` ${text.replaceAll('-', '‐').replaceAll(' ', ' ')}　`,
  )
  fc.assert(
    fc.property(
      fc.oneof(fc.stringMatching(read), fc.string({ unit: 'grapheme', maxLength: 12 })),
      respelt,
      (text, respell) => {
        const typed = respell(text)
        fc.pre(read.test(toLatinTyping(typed.trim()).toUpperCase()))
        expect(pattern.test(typed), JSON.stringify(typed)).toBe(true)
      },
    ),
    { numRuns: 200 },
  )
})
