import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { emptyAddress } from '~/commerce/shop/address'
import { renderHtml } from '../../../tests/support/render'
import { AddressFields } from './address-fields'
import { toAddressRules } from './country-rules.server'

function render(codes: string[], typed = {}, errors: Record<string, string> = {}): Promise<string> {
  const countries = codes.map((code) => ({ code, name: code, flag: null, rules: toAddressRules(code) }))
  const values = { ...emptyAddress, ...typed }
  const props = {
    group: 'shipping',
    values,
    errors,
    countries,
    constraints: {},
    enforced: true,
    askPlace: async () => null,
  } as const
  return renderHtml(createElement(AddressFields, props))
}

describe('the fields for a company', () => {
  it('are folded away until one of them is filled or wrong', async () => {
    expect(await render(['de'])).toMatch(/<details(?![^>]*\bopen\b)[^>]*>/)
    for (const typed of [{ company: 'Acme' }, { vatNumber: 'x' }]) {
      expect(await render(['de'], typed)).toMatch(/<details[^>]*\bopen=""/)
    }
    const refused = await render(['de'], {}, { 'shipping.vatNumber': 'Enter it' })
    expect(refused).toMatch(/<details[^>]*\bopen=""/)
    expect(refused).toMatch(/<input[^>]*aria-describedby="shipping.vatNumber-hint shipping.vatNumber-error"/)
  })

  it('ask for the number by the country’s name for it, and for none where firms have none', async () => {
    expect(await render(['de', 'fr'])).toContain('VAT number')
    expect(await render(['au'])).toContain('ABN')
    expect(await render(['jp'])).toContain('Tax number')
    const texas = await render(['us'])
    expect(texas).toContain('name="shipping.company"')
    expect(texas).not.toContain('shipping.vatNumber')
  })

  it('say which countries have no number, so that the style sheet can hide it', async () => {
    const html = await render(['us', 'de'])
    expect(html).toMatch(/<option value="us" data-lacks="vatNumber"/)
    expect(html).not.toMatch(/<option value="de"[^>]*vatNumber/)
    expect(html).toContain('data-part="vatNumber"')
  })
})

describe('of several countries', () => {
  const codes = ['de', 'us', 'it', 'kw']
  const readLabels = (html: string) => [...html.matchAll(/<label[^>]*>([^<]+)/g)].map(([, label = '']) => label.trim())

  it('the fields are those of the chosen one, by its words and in its order', async () => {
    const texas = readLabels(await render(codes, { countryCode: 'us' }))
    expect(texas.filter((label) => ['City', 'State', 'ZIP code'].includes(label))).toEqual([
      'ZIP code',
      'City',
      'State',
    ])
    const html = await render(codes, { countryCode: 'us', province: 'TX' })
    expect(html).toContain('<option value="TX" selected="">Texas</option>')
    const sicily = readLabels(await render(codes, { countryCode: 'it' }))
    expect(sicily.filter((label) => ['City', 'Province', 'Postcode'].includes(label))).toEqual([
      'Postcode',
      'City',
      'Province',
    ])
  })

  it('without script what the others have is there too, for the style sheet to show', async () => {
    const html = await render(codes, { countryCode: 'de' })
    expect(html).toMatch(/data-part="province"><div class="field"><label[^>]*>Province/)
    expect(html).toContain('Only for: us and it')
  })
})

it('a postcode is called optional only where no country needs it', async () => {
  const label = /<label[^>]*for="shipping.postalCode"[^>]*>(.*?)<\/label>/
  const [mixed, free] = [await render(['de', 'kw']), await render(['kw'])].map((html) => label.exec(html)?.[1])
  expect(mixed).toContain('Postcode')
  expect(mixed).not.toContain('optional')
  expect(free).toContain('optional')
})
