import PQueue from 'p-queue'
import { paths } from '../../../app/paths'
import { ask } from '../../support/ask'
import { type Fault } from '../../support/fault-proxy'
import { hostileAnswers, pollutedAnswer, refusals, slowAnswers } from '../../support/hostile-answers'
import { expect, test } from '../../support/test'
import { expectNone, type Found, listAnswerFaults, note } from './expect-usable'
import { type FaultyWorld, type Household, makeWell, purge, settle, startFaultyWorld } from './faulty-world'
import { listOthers, listPages, locale } from './pages'

// one after another in one process each: what a fault leaves behind the next one meets
test.describe.configure({ mode: 'default', timeout: 360_000 })

let world: FaultyWorld
/** Has never had an answer. */
let cold: FaultyWorld
let household: Household

test.beforeAll(async ({ admin }) => {
  ;[world, cold] = await Promise.all([startFaultyWorld({ CATALOGUE_READ_AHEAD: 'on' }), startFaultyWorld()])
  household = await settle(world, admin)
  const { unseen } = household.known
  // nobody tells this shop of what is made, and an answer that there is no such handle would be believed
  await purge(world)
  const search = `/${locale}/search?q=${encodeURIComponent(unseen.title)}`
  await expect.poll(async () => (await visit(world, search)).body, { timeout: 60_000 }).toContain(unseen.handle)
  for (const path of Object.values(listPages(household.known))) {
    if (!path.includes(unseen.handle)) await visit(world, path)
  }
})

test.afterAll(async () => {
  await Promise.all([world.stop(), cold.stop()])
})

function visit({ shop }: FaultyWorld, path: string) {
  return ask(path, { at: shop.url, headers: { Cookie: household.cookie, 'Accept-Language': locale } })
}

function sendCode({ shop }: FaultyWorld, code: string) {
  const body = new URLSearchParams({ intent: 'apply-code', code }).toString()
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }
  return ask(paths.cart(locale), { at: shop.url, method: 'POST', headers, body })
}

/** What is wrong with each kind of page, and with what is no page. */
async function visitAll(faulty: FaultyWorld): Promise<Found> {
  const queue = new PQueue({ concurrency: 6 })
  const found: Found = {}
  const { origin } = new URL(faulty.shop.url)
  function look(addresses: Record<string, string>, language: string | null) {
    for (const [name, path] of Object.entries(addresses)) {
      void queue.add(async () => {
        const answer = await visit(faulty, path)
        found[`${name}, ${answer.status}`] = listAnswerFaults(answer, origin, language)
      })
    }
  }
  look(listPages(household.known), 'de')
  look(listOthers(household.known), null)
  await queue.onIdle()
  return found
}

/** What is missing of the catalogue, the bag and the account when all is well. */
async function visitWell(faulty: FaultyWorld): Promise<Found> {
  const { seen } = household.known
  const expected = {
    [paths.product(locale, seen.handle)]: seen.title,
    [paths.cart(locale)]: seen.title,
    [paths.account(locale)]: household.customer.email,
  }
  const found: Found = {}
  for (const [path, text] of Object.entries(expected)) {
    const { status, body } = await visit(faulty, path)
    if (status !== 200 || !body.includes(text)) found[`${path} afterwards, ${status}`] = [`there is no ${text}`]
  }
  return found
}

const groups: Record<string, Record<string, Fault>> = {
  'says that there is none, or is lost': refusals,
  'is late or does not end': slowAnswers,
  'is of no use': hostileAnswers,
}

for (const [name, faults] of Object.entries(groups)) {
  test(`every page is one, and all is well afterwards, where each answer of the backend ${name}`, async () => {
    const found: Found = {}
    for (const [kind, fault] of Object.entries(faults)) {
      // what is read ahead meets the fault too
      if (kind in hostileAnswers) await purge(world)
      world.spoil(fault)
      note(found, kind, await visitAll(world))
      await makeWell(world)
      note(found, kind, await visitWell(world))
    }
    expectNone(found)
  })
}

test('a shop that has never had an answer from its backend says so in pages, whatever it gets', async () => {
  const found: Found = {}
  for (const [kind, fault] of Object.entries({ ...refusals, ...hostileAnswers })) {
    cold.spoil(fault)
    note(found, kind, await visitAll(cold))
    const typed = await sendCode(cold, 'FRUEHLING-24')
    if (!typed.body.includes('FRUEHLING-24')) found[`${kind}: a code, ${typed.status}`] = ['it is lost']
  }
  expectNone(found)
  await makeWell(cold)
  await expect.poll(() => visitWell(cold), { timeout: 30_000 }).toEqual({})
})

test('a backend that goes away altogether leaves every page one, and is asked again when it is back', async () => {
  for (const leave of [() => world.backend.cut(), () => world.backend.hang()]) {
    await leave()
    expectNone(await visitAll(world))
    await makeWell(world)
    expectNone(await visitWell(world))
  }
})

test('names that all objects have change nothing where the backend writes them into its answers', async () => {
  await purge(world)
  world.spoil(pollutedAnswer)
  expectNone(await visitAll(world))
  expectNone(await visitWell(world))
  await makeWell(world)
})
