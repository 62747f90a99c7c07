import fc from 'fast-check'
import PQueue from 'p-queue'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '../../../../backend/pictures/random.mjs'
import { isMerchantPath, paths } from '../../../../app/paths'
import { ask } from '../../../support/ask'
import { send } from '../../../support/cookie-jar'
import { startHttpShopper } from '../../../support/http-shopper'
import { listPatterns, procedures } from '../../../support/route-addresses'
import { type Storefront, startStorefront } from '../../../support/storefront'
import { expect, test } from '../../../support/test'
import { readWorld } from '../../../support/world'
import { type Attack, toAddressAttack, toCallAttack, toFormAttack } from './attacks'
import { listFaults } from './list-faults'
import { oddRequests, toAttack } from './odd-requests'
import { describeAttack, sendAttack } from './send-attack'
import { findSurface, locale, type Surface } from './surface'

// the same attacks each time; another seed finds other ones
const seed = Number(process.env.FUZZ_SEED) || 1
const runs = Number(process.env.FUZZ_RUNS) || 10
// of the addresses, forms and procedures those that have this in their name
const only = process.env.FUZZ_ONLY ?? ''
const shrinkMs = 60_000

// one after another in one process: they share what the first has found
test.describe.configure({ mode: 'default', timeout: 120_000 + runs * 20_000 })

let shop: Storefront
let surface: Surface
let readLog: () => string
let tidyUp: () => void

test.beforeAll(async ({ admin }) => {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-fuzz-'))
  const logFile = join(directory, 'shop.log')
  readLog = () => readFileSync(logFile, 'utf8')
  tidyUp = () => rmSync(directory, { recursive: true })
  // one of its own: if it falls, the other tests' stands; it believes what a proxy would say
  const env = { LOG_LEVEL: 'error', MERCHANT_PAGE: 'on', TRUST_PROXY: 'loopback', COUNTRY_HEADER: 'CF-IPCountry' }
  shop = await startStorefront({ env, logFile })
  surface = await findSurface(admin)
})

test.afterAll(async () => {
  await shop.stop()
  tidyUp()
})

function listOrigins(): string[] {
  const providers = JSON.parse(readWorld('IDENTITY_PROVIDERS')) as { issuer: string }[]
  return [shop.url, ...providers.map(({ issuer }) => issuer), readWorld('MEDUSA_URL')].map((url) => new URL(url).origin)
}

/** What the shop has logged about a request that it should not have failed at. */
function findLogged(requestId: unknown): string {
  const lines = readLog().split('\n')
  return lines.filter((line) => typeof requestId === 'string' && line.includes(requestId)).join('\n')
}

async function expectNoFault(attack: Attack): Promise<void> {
  const answer = await sendAttack(attack, shop.url).catch((error: unknown) => {
    throw new Error(`${describeAttack(attack)}\nthere was no answer: ${String(error)}`)
  })
  const faults = answer ? listFaults(answer, listOrigins()) : []
  if (!answer || faults.length === 0) return
  const { status, headers, body } = answer
  const told = [
    faults.join('\n'),
    describeAttack(attack),
    `${status} ${body.slice(0, 500)}`,
    findLogged(headers['x-request-id']),
  ]
  throw new Error(told.join('\n'))
}

/** Sends `runs` of them, and the shortest that fails as well where one fails. @returns what it was, or null */
async function fuzz(name: string, attacks: fc.Arbitrary<Attack>): Promise<string | null> {
  const limits = { seed: hash(`${seed} ${name}`) | 0, numRuns: runs, interruptAfterTimeLimit: shrinkMs + runs * 5_000 }
  const { failed, errorInstance } = await fc.check(fc.asyncProperty(attacks, expectNoFault), limits)
  const again = `FUZZ_SEED=${seed} FUZZ_RUNS=${runs} FUZZ_ONLY='${name}'`
  return failed ? `${again}\n${errorInstance instanceof Error ? errorInstance.message : String(errorInstance)}` : null
}

async function fuzzAll<T>(list: readonly T[], toName: (one: T) => string, toAttacks: (one: T) => fc.Arbitrary<Attack>) {
  const named = list.filter((one) => toName(one).includes(only))
  // so that neither side waits for the other
  const queue = new PQueue({ concurrency: 4 })
  const found = await queue.addAll(named.map((one) => () => fuzz(toName(one), toAttacks(one))))
  expect(found.filter((one) => one !== null).join('\n\n')).toBe('')
}

test('whatever is asked of an address of the shop, it is answered and nothing of it becomes part of the page', async () => {
  await fuzzAll(listPatterns(), String, (pattern) => toAddressAttack(pattern, surface))
})

test('whatever is sent with a form of the shop’s pages, it is answered as well', async () => {
  expect(surface.forms.length).toBeGreaterThan(30)
  expect(surface.forms.filter(({ path }) => isMerchantPath(path)).length).toBeGreaterThan(2)
  await fuzzAll(
    surface.forms,
    ({ name }) => name,
    (form) => toFormAttack(form, surface),
  )
})

test('whatever a procedure is called with, it is answered as well', async () => {
  await fuzzAll(procedures, String, (procedure) => toCallAttack(procedure, surface))
})

// one of each kind of reader: a page's form, the sign-in's, the preferences, procedures and the catalogue's hook
const readers = [
  paths.cart(locale),
  paths.signInCallback('credentials'),
  paths.preferences(),
  paths.session(),
  '/api/trpc/cart.add',
  paths.catalogueHook(),
]

test('bodies and headers of odd sizes and kinds are answered by all that reads them', async () => {
  const attacks = Object.entries(oddRequests).filter(([name]) => name.includes(only))
  const queue = new PQueue({ concurrency: 4 })
  const all = attacks.flatMap(([name, odd]) => readers.map((path) => ({ name, attack: toAttack(odd, path, shop.url) })))
  const asked = all.map(
    ({ name, attack }) =>
      () =>
        expectNoFault(attack).then(
          () => null,
          (error: unknown) => `${name}\n${String(error)}`,
        ),
  )
  const found = await queue.addAll(asked)
  expect(found.filter((one) => one !== null).join('\n\n')).toBe('')
})

test('after all that the shop has nothing to tell its operator, shows a page and fills a bag', async () => {
  const failures = readLog()
    .split('\n')
    .filter((line) => /"level":(?:"error"|"fatal"|[56]0)/.test(line))
  expect(failures.slice(0, 3)).toEqual([])
  expect((await ask(paths.home(locale), { at: shop.url })).status).toBe(200)
  await (await startHttpShopper(shop.url, locale)).add(surface.fields.get('variantId')?.[0] ?? '')
  // they were there until the end
  const customer = surface.persons.find(({ name }) => name === 'customer')
  const { body } = await send(customer?.jar ?? new Map(), { path: paths.session() })
  expect(JSON.parse(body)).toHaveProperty('user.email')
  const staff = surface.persons.find(({ name }) => name === 'staff')
  expect((await send(staff?.jar ?? new Map(), { path: paths.merchant() })).status).toBe(200)
})
