import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { emptyAddress } from '~/commerce/shop/address'
import { renderHtml } from '../../../tests/support/render'
import { AddressFields } from './address-fields'
import { toAddressRules } from './country-rules.server'

function render(codes: string[], typed = {}, errors: Record<string, string> = {}): Promise<string> {
  const countries = codes.map((code) => ({ code, name: code, flag: null, rules: toAddressRules(code) }))
  const values = { ...emptyAddress, ...typed }
  const props = { group: 'shipping', values, errors, countries, constraints: {}, enforced: true } as const
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

it('a postcode is called optional only where no country needs it', async () => {
  const label = /<label[^>]*for="shipping.postalCode"[^>]*>(.*?)<\/label>/
  const [mixed, free] = [await render(['de', 'kw']), await render(['kw'])].map((html) => label.exec(html)?.[1])
  expect(mixed).toContain('Postcode')
  expect(mixed).not.toContain('optional')
  expect(free).toContain('optional')
})
