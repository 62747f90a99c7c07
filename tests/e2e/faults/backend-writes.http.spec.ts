import { type APIResponse } from '@playwright/test'
import { type MessageKey } from '../../../app/i18n/keys'
import { type Fault } from '../../support/fault-proxy'
import { hostileAnswers, refusals, slowAnswers } from '../../support/hostile-answers'
import { message } from '../../support/messages'
import { test } from '../../support/test'
import { type Attempt, type Write } from './attempt'
import { expectNone, type Found, listAnswerFaults, note } from './expect-usable'
import { type FaultyWorld, makeWell, startFaultyWorld } from './faulty-world'
import { listWrites } from './writes'

// one after another in one process: what a fault leaves behind the next one meets
test.describe.configure({ mode: 'default', timeout: 360_000 })

let world: FaultyWorld
let writes: Record<string, Write>

test.beforeAll(async ({ admin }) => {
  world = await startFaultyWorld()
  writes = await listWrites(world.shop.url, admin)
})

test.afterAll(() => world.stop())

const undone: MessageKey[] = [
  'refusals:resend.undone',
  'cart:errors.not-saved',
  'checkout:place.refused',
  'checkout:place.out-of-stock',
  'checkout:place.payment-refused',
  'checkout:place.no-cart',
]

async function listWrong(answer: APIResponse, { countDone, typed }: Attempt): Promise<string[]> {
  const [status, body, location = ''] = [answer.status(), await answer.text(), answer.headers().location]
  const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  const read = { status, body, headers: { ...answer.headers(), 'set-cookie': cookies.map(({ value }) => value) } }
  const wrong = listAnswerFaults(read, new URL(world.shop.url).origin, 'de')
  const times = await countDone()
  const isTold = status === 303 && !location.includes('error=')
  if (times > 1) wrong.push(`it was done ${times} times`)
  if (isTold && times !== 1) wrong.push(`it leads to ${location}, and was done ${times} times`)
  const words = undone.find((key) => body.includes(message('de', key)))
  if (words && times > 0) wrong.push(`it was done, and the page says ${words}`)
  const isForm = status !== 303
  if (isForm) wrong.push(...typed.filter((text) => !body.includes(text)).map((text) => `${text} is lost`))
  return wrong
}

/** Sends each kind of form to a backend that fails, and once more to one that is well. */
async function sendAll(fault: Fault, which: 'writes' | 'calls'): Promise<Found> {
  const begun = await Promise.all(
    Object.entries(writes).map(async ([name, write]) => ({ name, write, attempt: await write.begin() })),
  )
  const ofLookUp = (path: string) => path.startsWith('/store/orders?')
  world.spoil(fault, (method, path) => which === 'calls' || method !== 'GET' || ofLookUp(path))
  const answers = await Promise.all(begun.map(({ attempt }) => attempt.send()))
  await makeWell(world)
  const found: Found = {}
  for (const [index, { name, write, attempt }] of begun.entries()) {
    const answer = answers[index]
    if (!answer) continue
    const wrong = await listWrong(answer, attempt)
    const times = await attempt.countDone()
    if (!write.adds || times === 0) {
      const again = await attempt.send()
      const now = await attempt.countDone()
      if (now !== 1) wrong.push(`sent again it is answered ${again.status()}, and was done ${now} times`)
    }
    found[`${name}, ${answer.status()}`] = wrong
  }
  return found
}

const groups: Record<string, Record<string, Fault>> = {
  'says that there is none, or is lost': refusals,
  'is late or does not end': slowAnswers,
  'is of no use': hostileAnswers,
}

for (const [name, faults] of Object.entries(groups)) {
  test(`what is sent counts once, and nothing else is said of it, where the answer to it ${name}`, async () => {
    const found: Found = {}
    for (const [kind, fault] of Object.entries(faults)) note(found, kind, await sendAll(fault, 'writes'))
    expectNone(found)
  })
}

test('what is sent can be sent again once all is well, where nothing is answered as it should be', async () => {
  const found: Found = {}
  const faults = { ...refusals, ...slowAnswers, 'is an empty object': hostileAnswers['is an empty object'] }
  for (const [kind, fault] of Object.entries(faults)) if (fault) note(found, kind, await sendAll(fault, 'calls'))
  expectNone(found)
})
