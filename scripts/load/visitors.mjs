import { brotliDecompressSync } from 'node:zlib'
import { Pool } from 'undici'

/**
 * @typedef {object} Goods what visitors look at and buy
 * @property {string} locale
 * @property {string[]} pages paths that anybody reads: front page, lists, searches
 * @property {{ path: string, variantId: string }[]} products
 *
 * @typedef {object} Answered
 * @property {'read' | 'write'} kind
 * @property {number} ms until the last byte
 * @property {number} status 0 where there was no answer
 *
 * @typedef {Map<string, string>} Jar the cookies of one browser
 *
 * @import { Backend } from './backend.mjs'
 */

const connections = 100
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/**
 * Visitors of some processes, each visit to one of them after another, as a balancer sends them.
 * @param {{ bases: string[], goods: Goods, backend: Backend, report: (answered: Answered) => void }} options
 */
export function makeVisitors({ bases, goods, backend, report }) {
  const pools = bases.map((base) => new Pool(base, { connections }))
  /** Of shoppers who have something in their bag and look on. @type {Jar[]} */
  const filled = []
  let next = 0
  let confirmed = 0

  /** @param {Jar} jar @param {string} path @param {Record<string, string>} [fields] sent as a form without script is */
  async function ask(jar, path, fields) {
    const pool = /** @type {Pool} */ (pools[next++ % pools.length])
    const began = performance.now()
    const headers = {
      accept: 'text/html',
      'accept-encoding': 'br',
      'user-agent': userAgent,
      'sec-fetch-site': 'same-origin',
      ...(jar.size > 0 && { cookie: [...jar].map((pair) => pair.join('=')).join('; ') }),
      ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
    }
    const body = fields && new URLSearchParams(fields).toString()
    const kind = fields ? 'write' : 'read'
    try {
      const answer = await pool.request({ path, method: fields ? 'POST' : 'GET', headers, body })
      const bytes = Buffer.from(await answer.body.arrayBuffer())
      report({ kind, ms: performance.now() - began, status: answer.statusCode })
      if (answer.statusCode >= 400) throw new Error(`${fields ? 'POST' : 'GET'} ${path}: ${answer.statusCode}`)
      takeCookies(jar, answer.headers['set-cookie'])
      // only who orders reads what came
      const readText = () => `${answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes}`
      return { status: answer.statusCode, readText, location: String(answer.headers.location ?? '') }
    } catch (error) {
      if (!(error instanceof Error) || 'code' in error) report({ kind, ms: performance.now() - began, status: 0 })
      throw error
    }
  }

  async function browse() {
    // a third has been here before
    const jar = new Map(Math.random() < 1 / 3 ? pick(filled) : undefined)
    for (let pages = 0; pages < 3; pages += 1) await ask(jar, pick(goods.pages) ?? '/')
    for (let pages = 0; pages < 2; pages += 1) await ask(jar, pick(goods.products)?.path ?? '/')
  }

  async function fillBag() {
    /** @type {Jar} */
    const jar = new Map()
    const product = pick(goods.products)
    if (!product) return jar
    await ask(jar, product.path)
    await ask(jar, `/${goods.locale}/cart`, { intent: 'add', variantId: product.variantId, quantity: '1' })
    await ask(jar, `/${goods.locale}/cart`)
    filled[Math.floor(Math.random() * 50)] = new Map(jar)
    return jar
  }

  async function order() {
    const jar = await fillBag()
    await backend.prepare(readCartId(jar))
    const review = await ask(jar, `/${goods.locale}/checkout/review`)
    const html = review.readText()
    const form = ['cartId', 'mark', 'total'].map((name) => [name, readField(html, name)])
    const { status, location } = await ask(jar, `/${goods.locale}/checkout/review`, Object.fromEntries(form))
    if (!location.includes('/confirmation')) throw new Error(`an order was answered ${status} ${location}`)
    const shown = await ask(jar, new URL(location, 'http://shop').pathname)
    if (shown.status === 200) confirmed += 1
  }

  return {
    /** One visit: of a hundred 90 look around, 8 put something into a bag, 2 order. */
    async visit() {
      const chance = Math.random()
      await (chance < 0.9 ? browse() : chance < 0.98 ? fillBag() : order())
    },
    /** How many confirmations were shown. */
    countConfirmed: () => confirmed,
    end: () => Promise.all(pools.map((pool) => pool.close())),
  }
}

/** @template T @param {readonly T[]} list */
function pick(list) {
  return list[Math.floor(Math.random() * list.length)]
}

/** @param {Jar} jar @param {string | string[] | undefined} lines */
function takeCookies(jar, lines) {
  for (const line of [lines ?? []].flat()) {
    const [pair = '', ...attributes] = line.split(';')
    const [name = '', ...value] = pair.split('=')
    if (attributes.some((one) => /^\s*max-age=0$/i.test(one))) jar.delete(name)
    else jar.set(name, value.join('='))
  }
}

/** The id in the shop's signed cookie. @param {Jar} jar @returns {string} */
function readCartId(jar) {
  const value = [...jar].find(([name]) => name.includes('cart_'))?.[1] ?? ''
  const [payload = ''] = decodeURIComponent(value).split('.')
  return JSON.parse(Buffer.from(payload, 'base64').toString()).id
}

/** @param {string} html @param {string} name */
function readField(html, name) {
  const [field = ''] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html) ?? []
  return / value="([^"]*)"/.exec(field)?.[1] ?? ''
}
