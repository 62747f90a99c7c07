// `npm run bench`: the running shop beside the least that its pages can be; see `usage` and docs/performance.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { launchBrowser, profiles } from './bench/browser.mjs'
import { startFloor } from './bench/floor.mjs'
import { fillBag, loadPage, makeBag, pressProduct } from './bench/measure.mjs'
import { toMedians } from './bench/numbers.mjs'
import { toReport } from './bench/report.mjs'
import { weighScripts } from './bench/script-weight.mjs'
import { loadServer } from './bench/server-load.mjs'
import { listUnused } from './bench/unused.mjs'
import { root } from './project.mjs'

/** @import { Browser, BrowserContextOptions } from '@playwright/test' */
/** @import { ScriptWeight } from './bench/script-weight.mjs' */
/** @import { Unused } from './bench/unused.mjs' */

const parts = ['pages', 'bag', 'press', 'server', 'weight', 'unused']
const usage = `npm run bench                    measures the demo at http://localhost:3000 beside its own pages without script
npm run bench -- --shop URL      another shop with the demo's catalogue
  --only pages,bag               of ${parts.join(', ')}
  --profiles fast,slow4g         of ${Object.keys(profiles).join(', ')}; slow4g takes three times as long as fast, slow3g six times
  --runs 5                       how often each is measured, in turns; the median counts
  --out FILE                     where the figures go as JSON, by default .cache/bench.json

Start the demo with npm start. What it fills bags with stays in the shop. Only ratios of one run say anything.`

/**
 * Which pages of the demo are measured, and what a shopper presses there.
 * @typedef {object} Site
 * @property {Record<'home' | 'list' | 'product' | 'cart', string>} pages paths
 * @property {string} productPath what the path of a product's page matches
 * @property {Record<'productLink' | 'productTitle' | 'addToCart' | 'cartCount' | 'checkoutLink', string>} selectors
 * @property {{ click: string, done: string }[]} optionSteps what is to be chosen before a product is added, each unless `done` is there
 */

/** @typedef {Record<'shop' | 'floor', number>} Pair */

/**
 * @typedef {object} Result
 * @property {string} shop
 * @property {string} date
 * @property {string} machine
 * @property {string} chromium its version
 * @property {number} runs
 * @property {Record<string, Record<string, Record<string, Pair>>>} [pages] by profile, page and figure
 * @property {Record<string, Pair>} [times] ms
 * @property {Record<string, Pair>} [server] pages a second
 * @property {Record<string, Pair>} [processor] ms a page
 * @property {Record<string, ScriptWeight>} [weight]
 * @property {Unused[]} [unused]
 */

const serverRounds = 3

/** @param {string} text */
function note(text) {
  console.error(`${new Date().toISOString().slice(11, 19)} ${text}`)
}

/**
 * Measures both in turns, so that what else the machine does meets both.
 * @param {number} runs
 * @param {Record<'shop' | 'floor', string>} bases
 * @param {(base: string) => Promise<Record<string, number>>} measure
 * @returns {Promise<Record<string, Pair>>} medians
 */
async function inTurns(runs, bases, measure) {
  const shop = []
  const floor = []
  for (let run = 0; run < runs; run += 1) {
    shop.push(await measure(bases.shop))
    floor.push(await measure(bases.floor))
  }
  const [ours, least] = [toMedians(shop), toMedians(floor)]
  return Object.fromEntries(
    Object.keys(ours).map((name) => [name, { shop: ours[name] ?? NaN, floor: least[name] ?? NaN }]),
  )
}

/**
 * @param {Browser} browser
 * @param {Site} site
 * @param {{ bases: Record<'shop' | 'floor', string>, bag: BrowserContextOptions['storageState'], only: string[], profileNames: string[], runs: number }} options
 * @returns {Promise<Pick<Result, 'pages' | 'times'>>}
 */
async function measureInBrowser(browser, site, { bases, bag, only, profileNames, runs }) {
  /** @type {NonNullable<Result['pages']>} */
  const pages = {}
  /** @type {NonNullable<Result['times']>} */
  const times = {}
  for (const profile of profileNames) {
    /** @type {Record<string, Record<string, Pair>>} */
    const byPage = {}
    for (const [page, path] of only.includes('pages') ? Object.entries(site.pages) : []) {
      note(`${profile}: ${page}`)
      const options = { profile, state: page === 'cart' ? bag : undefined }
      byPage[page] = await inTurns(runs, bases, (base) => loadPage(browser, base + path, options))
    }
    if (only.includes('pages')) pages[profile] = byPage
    for (const [part, says, measure] of ways) {
      // no mouse presses on a phone
      if (!only.includes(part) || (part === 'press' && profiles[profile]?.view.hasTouch)) continue
      note(`${profile}: ${says}`)
      const pair = await inTurns(runs, bases, async (base) => ({ ms: await tryWay(measure, base, profile) }))
      if (pair.ms) times[`${says}, ${profile}`] = pair.ms
    }
  }
  /** A way that nobody came to the end of has no time. @param {typeof fillBag} measure @param {string} base @param {string} profile */
  function tryWay(measure, base, profile) {
    return measure(browser, base, site, profile).catch((error) => {
      note(`${base}: ${error.message.split('\n')[0]}`)
      return NaN
    })
  }
  return { ...(only.includes('pages') && { pages }), ...(Object.keys(times).length > 0 && { times }) }
}

/** @type {[part: string, says: string, measure: typeof fillBag][]} */
const ways = [
  ['bag', 'navigation to a bag that counts', fillBag],
  ['press', 'pointer down in a list to the title', pressProduct],
]

/**
 * @param {Site} site
 * @param {Record<'shop' | 'floor', string>} bases
 * @returns {Promise<Required<Pick<Result, 'server' | 'processor'>>>}
 */
async function measureServers({ pages: { home, list, product } }, bases) {
  /** @type {Record<string, Pair>} */
  const server = {}
  /** @type {Record<string, Pair>} */
  const processor = {}
  for (const [name, path] of Object.entries({ home, list, product })) {
    note(`server: ${name}`)
    // what has been read once is warm
    const pairs = await inTurns(serverRounds, bases, (base) => loadServer(base, path))
    if (pairs.perSecond) server[name] = pairs.perSecond
    if (pairs.processor) processor[name] = pairs.processor
  }
  return { server, processor }
}

/**
 * @param {Browser} browser
 * @param {string} shop its origin
 * @param {{ only: string[], profileNames: string[], runs: number }} options
 * @returns {Promise<Pick<Result, 'pages' | 'times' | 'server' | 'processor' | 'unused'>>}
 */
async function measure(browser, shop, { only, profileNames, runs }) {
  /** @type {Site} */
  const site = JSON.parse(readFileSync(join(root, 'tests/bench/vitrine.json'), 'utf8'))
  const unused = only.includes('unused') ? await listUnused(browser, shop, site) : undefined
  if (!only.some((part) => ['pages', 'bag', 'press', 'server'].includes(part))) return { unused }
  const bag = await makeBag(browser, shop, site)
  const floor = await startFloor(browser, shop, site, bag)
  const bases = { shop, floor: floor.url }
  try {
    note('each page once, for the caches of both servers')
    await measureInBrowser(browser, site, { bases, bag, only, profileNames: [profileNames[0] ?? 'fast'], runs: 1 })
    const inBrowser = await measureInBrowser(browser, site, { bases, bag, only, profileNames, runs })
    const servers = only.includes('server') ? await measureServers(site, bases) : {}
    return { ...inBrowser, ...servers, unused }
  } finally {
    floor.stop()
  }
}

/** @param {string | undefined} given @param {string[]} known @returns {string[]} @throws Error of one line */
function readList(given, known) {
  const names = given?.split(',') ?? known
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Error(`There is no “${unknown}”, only ${known.join(', ')}.`)
  return names
}

async function run() {
  const { values } = parseArgs({
    options: {
      shop: { type: 'string', default: 'http://localhost:3000' },
      only: { type: 'string' },
      profiles: { type: 'string' },
      runs: { type: 'string', default: '5' },
      out: { type: 'string', default: join(root, '.cache/bench.json') },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const only = readList(values.only, parts)
  const profileNames = readList(values.profiles, Object.keys(profiles))
  const shop = values.shop.replace(/\/$/, '')
  const runs = Number(values.runs)
  if (!(runs >= 1)) throw new Error('--runs is a number from 1 on.')
  const browser = await launchBrowser()
  try {
    const measured = await measure(browser, shop, { only, profileNames, runs })
    /** @type {Result} */
    const result = {
      shop,
      date: new Date().toISOString().slice(0, 10),
      machine: `${cpus().length} cores, Node ${process.version}`,
      chromium: browser.version(),
      runs,
      ...measured,
      ...(only.includes('weight') && { weight: weighScripts() }),
    }
    mkdirSync(dirname(resolve(values.out)), { recursive: true })
    writeFileSync(values.out, `${JSON.stringify(result, null, 2)}\n`)
    console.log(toReport(result))
  } finally {
    await browser.close()
  }
}

await run().catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
