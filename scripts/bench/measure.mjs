import { withPage } from './browser.mjs'
import { watchTraffic } from './traffic.mjs'

/** @import { Browser, Page } from '@playwright/test' */
/** @import { Site } from '../bench.mjs' */

/** @typedef {Record<'fcp' | 'lcp' | 'tbt' | 'html' | 'css' | 'js' | 'requests', number>} PageFigures times in ms, sizes in bytes on the wire */

const stillMs = 1000
const restMs = 120
const heldMs = 80

/**
 * Runs in every document before its own scripts.
 * TBT is what exceeds 50 ms in each long task after the first paint.
 */
function observe() {
  const seen = { lcp: 0, tasks: /** @type {[number, number][]} */ ([]) }
  Object.assign(window, { bench: seen })
  /** @param {string} type @param {(entry: PerformanceEntry) => void} keep */
  function follow(type, keep) {
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true })
  }
  follow('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  follow('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  // outlives a document that the press leads to
  const keep = () =>
    sessionStorage.setItem('bench', JSON.stringify([Date.now(), document.querySelector('h1')?.textContent]))
  addEventListener('pointerdown', keep, true)
}

function readVitals() {
  /** @type {{ lcp: number, tasks: [number, number][] }} */
  const { lcp, tasks } = Reflect.get(window, 'bench')
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN
  const late = tasks.map(([start, duration]) => Math.min(duration, start + duration - fcp) - 50)
  return { fcp, lcp, tbt: late.reduce((sum, over) => sum + Math.max(0, over), 0) }
}

/**
 * One load with nothing in the cache.
 * @param {Browser} browser
 * @param {string} url
 * @param {Parameters<typeof withPage>[1]} options
 * @returns {Promise<PageFigures>}
 */
export function loadPage(browser, url, options) {
  return withPage(browser, options, async (page, cdp) => {
    const load = watchTraffic(cdp)
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    // long tasks are told when they are over
    await page.waitForTimeout(stillMs)
    const vitals = await page.evaluate(readVitals)
    return { ...vitals, html: load.document, css: load.stylesheet, js: load.script, requests: load.requests }
  })
}

/** Adds the product whose page is open. @param {Page} page @param {Site} site @returns when the bag counted it, in ms since 1970 */
export async function pressAdd(page, { selectors, optionSteps }) {
  for (const { click, done } of optionSteps)
    if ((await page.locator(done).count()) === 0) await page.locator(click).first().click()
  await page.locator(selectors.addToCart).first().click()
  // what is drawn in a moment of its own is awaited in the page, whichever document that is
  const counted = await page.waitForFunction(
    (selector) => /[1-9]/.test(document.querySelector(selector)?.textContent ?? '') && Date.now(),
    selectors.cartCount,
  )
  return Number(await counted.jsonValue())
}

/**
 * From the start of the navigation to a product until the bag counts, of a shopper who presses the button once, as soon as
 * the page is painted.
 * @param {Browser} browser
 * @param {string} base
 * @param {Site} site
 * @param {string} profile
 * @returns ms
 */
export function fillBag(browser, base, site, profile) {
  return withPage(browser, { profile }, async (page) => {
    const startedAt = Date.now()
    await page.goto(base + site.pages.product, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    return (await pressAdd(page, site)) - startedAt
  })
}

/** A bag with one line, as a browser keeps it. @param {Browser} browser @param {string} base @param {Site} site */
export function makeBag(browser, base, site) {
  return withPage(browser, { profile: 'fast' }, async (page) => {
    await page.goto(base + site.pages.product, { waitUntil: 'networkidle' })
    await pressAdd(page, site)
    return page.context().storageState()
  })
}

/**
 * From the pointer's going down on the first product of a list at rest, with a warm cache, until its title is seen: the pointer
 * rests on it for a moment and is held down for another, as a hand does.
 * @param {Browser} browser
 * @param {string} base
 * @param {Site} site
 * @param {string} profile
 * @returns ms
 */
export function pressProduct(browser, base, site, profile) {
  const { pages, productPath, selectors } = site
  return withPage(browser, { profile, keeps: true }, async (page) => {
    await page.addInitScript(observe)
    await page.goto(base + pages.list, { waitUntil: 'networkidle' })
    await page.waitForTimeout(stillMs)
    const link = page.locator(selectors.productLink).first()
    // the card's links lie over each other
    await link.hover({ force: true })
    await page.waitForTimeout(restMs)
    await page.mouse.down()
    await page.waitForTimeout(heldMs)
    await page.mouse.up()
    const shown = await page.waitForFunction(
      ([path = '', title = '']) => {
        const heading = document.querySelector(title)
        const [downAt, former] = JSON.parse(sessionStorage.getItem('bench') ?? '[]')
        // the address may be the new page's a moment before its contents
        const isNew = new RegExp(path).test(location.pathname) && heading?.textContent !== former
        return isNew && heading?.getClientRects().length && Date.now() - downAt
      },
      [productPath, selectors.productTitle],
    )
    return Number(await shown.jsonValue())
  })
}
