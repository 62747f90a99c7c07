import { chromium } from '@playwright/test'
import { findOrInstallBrowsers } from '../chromium.mjs'

/** @import { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test' */

/** @param {number} kilobits a second @returns bytes a second, as CDP has it */
function toBytes(kilobits) {
  return (kilobits * 1000) / 8
}

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/**
 * How fast line and processor are. `slow4g` is what Lighthouse takes for a phone, `slow3g` what the tools of browsers call so.
 * @type {Record<string, { view: BrowserContextOptions, line?: { latency: number, down: number, up: number }, slowdown: number, patienceMs: number }>}
 */
export const profiles = {
  fast: { view: { viewport: { width: 1350, height: 940 } }, slowdown: 1, patienceMs: 30_000 },
  slow4g: { view: phone, line: { latency: 150, down: 1600, up: 750 }, slowdown: 4, patienceMs: 60_000 },
  slow3g: { view: phone, line: { latency: 400, down: 400, up: 400 }, slowdown: 4, patienceMs: 120_000 },
}

// isbot takes headless Chromium's own name for a robot's
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** @returns {Promise<Browser>} the one that the tests have */
export async function launchBrowser() {
  const { CHROMIUM } = await findOrInstallBrowsers()
  return chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
}

/**
 * Runs `use` on a page of a context of its own, with no cookie and nothing kept, on the line of `profile`.
 * @template T
 * @param {Browser} browser
 * @param {{ profile: string, keeps?: boolean, state?: BrowserContextOptions['storageState'] }} options `keeps`: the browser's
 *   cache is on
 * @param {(page: Page, cdp: CDPSession) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withPage(browser, { profile, keeps = false, state }, use) {
  const { view, line, slowdown, patienceMs } = getProfile(profile)
  // what the worker fetches ahead is no part of a page, and has a budget of its own
  const context = await browser.newContext({ ...view, userAgent, storageState: state, serviceWorkers: 'block' })
  context.setDefaultTimeout(patienceMs)
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: !keeps })
    if (line) {
      const { latency, down, up } = line
      const speed = { downloadThroughput: toBytes(down), uploadThroughput: toBytes(up) }
      await cdp.send('Network.emulateNetworkConditions', { offline: false, latency, ...speed })
    }
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await use(page, cdp)
  } finally {
    await context.close()
  }
}

/** @param {string} name @throws Error of one line where there is no such profile */
function getProfile(name) {
  const profile = profiles[name]
  if (!profile) throw new Error(`There is no profile “${name}”, only ${Object.keys(profiles).join(', ')}.`)
  return profile
}
