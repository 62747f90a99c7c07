import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../ports.mjs'
import { withPage } from './browser.mjs'

/** @import { Browser, BrowserContextOptions } from '@playwright/test' */
/** @import { Site } from '../bench.mjs' */

/**
 * What the floor serves.
 * @typedef {object} Frozen
 * @property {string} shop where pictures and faces come from, once
 * @property {number} port
 * @property {Record<string, string>} pages HTML by path
 * @property {string} product path of the frozen one
 * @property {string} productPath what the paths of all products match
 * @property {string} count the attribute that marks the number of pieces
 */

const server = fileURLToPath(new URL('floor-server.mjs', import.meta.url))

/**
 * The least that a page can be: what the shop sent, without its scripts and what belongs to them. A first visit has its style
 * sheet inside; the link of the same sheet, for no medium, goes too.
 * @param {string} html
 */
export function freeze(html) {
  return html
    .replace(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="(?:modulepreload|manifest)"[^>]*>/g, '')
    .replace(/<link\b[^>]*\bmedia="not all"[^>]*>/g, '')
}

/**
 * The page as a first visit is sent it, by its address.
 * @param {Browser} browser
 * @param {string} url
 * @param {BrowserContextOptions['storageState']} state
 */
function capture(browser, url, state) {
  return withPage(browser, { profile: 'fast', state }, async (page) => {
    const answer = await page.goto(url)
    if (!answer?.ok()) throw new Error(`${url} answers ${answer?.status()}: is the demo running (npm start)?`)
    return freeze(await answer.text())
  })
}

/**
 * Freezes the pages of the running shop and serves them from a process of its own.
 * @param {Browser} browser
 * @param {string} shop
 * @param {Site} site
 * @param {BrowserContextOptions['storageState']} bag with one line
 * @returns {Promise<{ url: string, pid: number | undefined, stop(): void }>}
 */
export async function startFloor(browser, shop, { pages, productPath, selectors }, bag) {
  const captured = []
  for (const [name, path] of Object.entries(pages)) {
    captured.push([path, await capture(browser, shop + path, name === 'cart' ? bag : undefined)])
  }
  const port = await findFreePort()
  /** @type {Frozen} */
  const frozen = {
    shop,
    port,
    pages: Object.fromEntries(captured),
    product: pages.product,
    productPath,
    count: selectors.cartCount.replace(/\[(.+)=(.+)\]/, '$1="$2"'),
  }
  const child = spawn(process.execPath, [server], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const listens = new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', () => reject(new Error('The floor did not start.')))
  })
  child.send(frozen)
  await listens
  return { url: `http://localhost:${port}`, pid: child.pid, stop: () => void child.kill() }
}
