import { describe, expect, it } from 'vitest'
import { isSameOrigin, type OriginEvidence } from './same-origin'

const shop = ['https://shop.example', 'http://localhost:3000']

function judge(evidence: OriginEvidence): boolean {
  return isSameOrigin(evidence, shop)
}

describe('isSameOrigin', () => {
  it('accepts each of the shop’s own origins', () => {
    expect(judge({ origin: 'https://shop.example' })).toBe(true)
    expect(judge({ origin: 'http://localhost:3000' })).toBe(true)
  })

  it('refuses another host, scheme, port, a subdomain and a look-alike', () => {
    for (const origin of [
      'https://evil.example',
      'http://shop.example',
      'https://shop.example:8443',
      'https://a.shop.example',
      'https://shop.example.evil.example',
      '',
    ]) {
      expect(judge({ origin }), origin).toBe(false)
    }
  })

  it('believes Origin over everything else', () => {
    expect(judge({ origin: 'https://evil.example', fetchSite: 'same-origin', referer: 'https://shop.example/' })).toBe(
      false,
    )
    expect(judge({ origin: 'https://shop.example', fetchSite: 'cross-site' })).toBe(true)
  })

  it('asks Sec-Fetch-Site where Origin is missing or null', () => {
    expect(judge({ fetchSite: 'same-origin' })).toBe(true)
    expect(judge({ origin: 'null', fetchSite: 'same-origin' })).toBe(true)
    expect(judge({ fetchSite: 'none' })).toBe(true)
    expect(judge({ origin: 'null', fetchSite: 'cross-site' })).toBe(false)
    expect(judge({ fetchSite: 'same-site', referer: 'https://shop.example/' })).toBe(false)
  })

  it('asks Referer last', () => {
    expect(judge({ referer: 'https://shop.example/de-at/cart?x=1' })).toBe(true)
    expect(judge({ referer: 'https://evil.example/https://shop.example/' })).toBe(false)
    expect(judge({ referer: 'about:blank' })).toBe(false)
    expect(judge({ referer: 'nonsense' })).toBe(false)
  })

  it('refuses a request that tells nothing about its page', () => {
    expect(judge({})).toBe(false)
    expect(judge({ origin: 'null' })).toBe(false)
  })
})
