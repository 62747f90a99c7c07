import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type StubbedBrowser, stubBrowser } from '../../../tests/support/stub-browser'
import { type ClientCart } from './client-cart'

const key = 'vitrine.cart'
const empty = { id: '', items: [], count: 0 }
const mugs: ClientCart = { id: 'cart_1', items: [{ id: 'item_1', variantId: 'variant_1', quantity: 2 }], count: 2 }
const bowls: ClientCart = { id: 'cart_1', items: [{ id: 'item_2', variantId: 'variant_2', quantity: 3 }], count: 3 }

let browser: StubbedBrowser

/** A tab that has just been opened. */
async function openTab() {
  vi.resetModules()
  return import('./cart-store')
}

beforeEach(() => {
  browser = stubBrowser()
})
afterEach(() => vi.unstubAllGlobals())

function kept(): unknown {
  return JSON.parse(browser.storage.get(key) ?? 'null')
}

describe('the cart in the browser', () => {
  it('begins with an empty id and no items', async () => {
    const tab = await openTab()
    expect(tab.meetPage(null)).toBe(false)
    expect(tab.getCart()).toEqual(empty)
  })

  it('is replaced by what a call answers, in the other tabs too', async () => {
    const tab = await openTab()
    const told = vi.fn()
    const stop = tab.followCart(told)
    tab.putCart(mugs)
    expect(tab.getCart()).toEqual(mugs)
    expect(kept()).toEqual(mugs)
    browser.tell(key, JSON.stringify(bowls))
    expect(tab.getCart()).toEqual(bowls)
    expect(told).toHaveBeenCalledTimes(2)
    stop()
    browser.tell(key, JSON.stringify(mugs))
    expect(tab.getCart()).toEqual(bowls)
  })

  it('is what the page has read', async () => {
    const tab = await openTab()
    tab.putCart(mugs)
    expect(tab.meetPage(bowls)).toBe(false)
    expect(kept()).toEqual(bowls)
  })

  it('stays as it was known where the page counts as many pieces', async () => {
    browser.storage.set(key, JSON.stringify(mugs))
    const tab = await openTab()
    expect(tab.meetPage({ count: 2 })).toBe(false)
    expect(tab.getCart()).toEqual(mugs)
  })

  it('is to be asked for where the page counts others than the browser knows', async () => {
    browser.storage.set(key, JSON.stringify(mugs))
    const tab = await openTab()
    expect(tab.meetPage({ count: 3 })).toBe(true)
    expect(tab.getCart()).toEqual({ count: 3 })
  })

  it('is empty where the page counts nothing', async () => {
    browser.storage.set(key, JSON.stringify(mugs))
    const tab = await openTab()
    expect(tab.meetPage({ count: 0 })).toBe(false)
    expect(kept()).toEqual(empty)
  })

  it.each([
    ['one that many share', null, false],
    ['an old one', { count: 1 }, true],
  ])('is the one that the browser knows on a page that is %s, until the shop has said so', async (_, page, isOld) => {
    browser.storage.set(key, JSON.stringify(mugs))
    const tab = await openTab()
    expect(tab.meetPage(page, isOld)).toBe(true)
    expect(tab.getCart()).toEqual(mugs)
  })

  it.each(['{', '7', '{"count":"2"}', '{"count":1,"items":[{"quantity":"x"}]}', '{"count":1,"items":7}'])(
    'is not what somebody has written into the storage: %s',
    async (text) => {
      browser.storage.set(key, text)
      const tab = await openTab()
      expect(tab.meetPage(null)).toBe(false)
      expect(tab.getCart()).toEqual(empty)
    },
  )

  it('is forgotten in every tab once somebody has signed out', async () => {
    const tab = await openTab()
    tab.putCart(mugs)
    tab.forgetCart()
    expect(tab.getCart()).toEqual(empty)
    expect(kept()).toEqual(empty)
  })

  it('is the page’s own in a browser that refuses its storage', async () => {
    vi.stubGlobal('localStorage', undefined)
    const tab = await openTab()
    tab.putCart(mugs)
    expect(tab.meetPage({ count: 2 })).toBe(false)
    expect(tab.getCart()).toEqual(mugs)
  })
})
