import { withPage } from './browser.mjs'
import { pressAdd } from './measure.mjs'

/** @import { Browser } from '@playwright/test' */
/** @import { Site } from '../bench.mjs' */

/** @typedef {{ url: string, source: string, functions: Called[] }} Script */
/** @typedef {{ functionName: string, ranges: { startOffset: number, endOffset: number, count: number }[] }} Called how often a function was */

/**
 * What of a file nobody has called.
 * @typedef {{ file: string, bytes: number, unused: number, largest: string[] }} Unused `bytes` of the file before compression;
 *   `largest`: functions, each by how it begins
 */

const mostFunctions = 8

/**
 * What no step of a whole way has called, from the first page to the address: home, list, product, bag, checkout.
 * @param {Browser} browser
 * @param {string} base
 * @param {Site} site
 * @returns {Promise<Unused[]>} the files with the most of it first
 */
export function listUnused(browser, base, site) {
  const { pages, selectors } = site
  return withPage(browser, { profile: 'fast', keeps: true }, async (page) => {
    await page.coverage.startJSCoverage({ resetOnNavigation: false })
    await page.goto(base + pages.home, { waitUntil: 'networkidle' })
    const list = page.locator(`a[href$="${pages.list}"]`).first()
    if (await list.isVisible()) await list.click()
    else await page.goto(base + pages.list)
    await page.locator(selectors.productLink).first().click({ force: true })
    await page.waitForLoadState('networkidle')
    await page.goto(base + pages.product, { waitUntil: 'networkidle' })
    await pressAdd(page, site)
    await page.goto(base + pages.cart, { waitUntil: 'networkidle' })
    await page.locator(selectors.checkoutLink).first().click()
    await page.locator('[name=email]').first().waitFor()
    const scripts = await page.coverage.stopJSCoverage()
    return mergeByFile(scripts.map(({ source = '', ...script }) => ({ ...script, source })))
  })
}

/** A file is there once for each document that loaded it: what one of them calls is used. @param {Script[]} scripts */
function mergeByFile(scripts) {
  /** @type {Map<string, { source: string, idle: Map<string, number>, used: Set<string> }>} */
  const files = new Map()
  for (const { url, source, functions } of scripts.filter((script) => script.url.includes('/assets/'))) {
    const file = files.get(url) ?? { source, idle: new Map(), used: new Set() }
    files.set(url, file)
    for (const { ranges } of functions) {
      const [whole] = ranges
      if (!whole) continue
      const at = `${whole.startOffset}-${whole.endOffset}`
      if (whole.count > 0) file.used.add(at)
      else file.idle.set(at, whole.endOffset - whole.startOffset)
    }
  }
  return [...files].map(([url, file]) => toUnused(url, file)).sort((a, b) => b.unused - a.unused)
}

/**
 * @param {string} url
 * @param {{ source: string, idle: Map<string, number>, used: Set<string> }} file
 * @returns {Unused}
 */
function toUnused(url, { source, idle, used }) {
  const spans = [...idle.keys()]
    .filter((at) => !used.has(at))
    .map((at) => at.split('-').map(Number))
    .map(([start = 0, end = 0]) => ({ start, end }))
  // a function within one that nobody called is counted with it
  const outer = spans.filter(
    (one) => !spans.some(({ start, end }) => one !== undefined && isWithin(one, { start, end })),
  )
  const largest = outer.toSorted((a, b) => b.end - b.start - (a.end - a.start)).slice(0, mostFunctions)
  return {
    file: url.replace(/.*\/assets\//, ''),
    bytes: source.length,
    unused: outer.reduce((sum, { start, end }) => sum + end - start, 0),
    largest: largest.map(({ start, end }) => `${end - start} ${source.slice(start, Math.min(end, start + 60))}`),
  }
}

/** @typedef {{ start: number, end: number }} Span */

/** @param {Span} one @param {Span} other */
function isWithin(one, other) {
  return one.start >= other.start && one.end <= other.end && one.end - one.start < other.end - other.start
}
