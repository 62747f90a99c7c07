import { type APIResponse } from '@playwright/test'
import PQueue from 'p-queue'
import { type MessageKey } from '../../../app/i18n/keys'
import { type Fault } from '../../support/fault-proxy'
import { hostileAnswers, refusals, slowAnswers } from '../../support/hostile-answers'
import { message } from '../../support/messages'
import { test } from '../../support/test'
import { type Attempt, type Write } from './attempt'
import { expectNone, type Found, listAnswerFaults, note } from './expect-usable'
import { type FaultyWorld, makeWell, startFaultyWorld } from './faulty-world'
import { listWrites } from './writes'

test.describe.configure({ mode: 'default', timeout: 360_000 })

let world: FaultyWorld
let writes: Record<string, Write>

test.beforeAll(async ({ admin }) => {
  world = await startFaultyWorld()
  writes = await listWrites(world.shop.url, admin)
})

test.afterAll(() => world.stop())

interface Meeting {
  kind: string
  fault: Fault
  /** What of a form meets it: all that it asks of the backend, or only what may change something. */
  meets: 'all' | 'writes'
}

function toMeetings(faults: Record<string, Fault>, meets: Meeting['meets']): Meeting[] {
  return Object.entries(faults).map(([kind, fault]) => ({ kind, fault, meets }))
}

const meetings = [
  ...toMeetings({ ...refusals, ...slowAnswers, ...hostileAnswers }, 'writes'),
  ...toMeetings(
    { ...refusals, ...slowAnswers, 'is an empty object': hostileAnswers['is an empty object'] ?? 'lost' },
    'all',
  ),
]

// each leaves something else behind: it is done, it may have been, it is not, it is on its way; others end as one of these
const apart: Record<string, Meeting['meets'][]> = {
  'got lost': ['writes'],
  'is 500': ['writes', 'all'],
  'is 429, for a minute': ['writes'],
  'comes too late': ['writes'],
}

/** All of them where FAULTS is `all`: minutes; else those that are `apart`, and of the others each with one kind of form. */
function listMeetings(place: number, places: number): Meeting[] {
  if (process.env.FAULTS === 'all') return meetings
  return meetings.filter(({ kind, meets }, index) => apart[kind]?.includes(meets) || index % places === place)
}

const undone = (
  [
    'refusals:resend.undone',
    'cart:errors.not-saved',
    'checkout:place.refused',
    'checkout:place.out-of-stock',
    'checkout:place.payment-refused',
    'checkout:place.no-cart',
  ] satisfies MessageKey[]
).map((key) => message('de', key))

async function listWrong(answer: APIResponse, { countDone, typed }: Attempt): Promise<string[]> {
  const [status, body, location = ''] = [answer.status(), await answer.text(), answer.headers().location]
  const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  const read = { status, body, headers: { ...answer.headers(), 'set-cookie': cookies.map(({ value }) => value) } }
  const wrong = listAnswerFaults(read, new URL(world.shop.url).origin, 'de')
  const times = await countDone()
  const isTold = status === 303 && !location.includes('error=')
  if (times > 1) wrong.push(`it was done ${times} times`)
  if (isTold && times !== 1) wrong.push(`it leads to ${location}, and was done ${times} times`)
  const words = undone.find((text) => body.includes(text))
  if (words && times > 0) wrong.push(`it was done, and the page says: ${words}`)
  if (status !== 303) wrong.push(...typed.filter((text) => !body.includes(text)).map((text) => `${text} is lost`))
  return wrong
}

/** What is wrong with the answer, and with that to the same form once all is well. */
async function review(answer: APIResponse, write: Write, attempt: Attempt): Promise<string[]> {
  await world.backend.settle()
  const wrong = await listWrong(answer, attempt)
  if (write.adds && (await attempt.countDone()) > 0) return wrong
  const again = await attempt.send()
  const times = await attempt.countDone()
  if (times !== 1) wrong.push(`sent again it is answered ${again.status()}, and was done ${times} times`)
  return wrong
}

const isLookUp = (path: string) => path.startsWith('/store/orders?')

// more at once would only wait for each other
const queue = new PQueue({ concurrency: 4 })

async function tryOne(write: Write, { kind, fault, meets }: Meeting): Promise<Found> {
  const attempt = await queue.add(() => write.begin())
  const isMet = (method: string, path: string) => meets === 'all' || method !== 'GET' || isLookUp(path)
  const send = () => attempt.send(world.meet(fault, isMet))
  const answer = await (kind in slowAnswers ? send() : queue.add(send))
  const wrong = await queue.add(() => review(answer, write, attempt))
  return { [`${meets}, ${answer.status()}`]: wrong }
}

test('what is sent counts once, and nothing else is said of it, whatever the backend answers', async () => {
  const found: Found = {}
  async function tryInTurn(name: string, write: Write, some: Meeting[]): Promise<void> {
    for (const meeting of some) note(found, `${name}, where the answer ${meeting.kind}`, await tryOne(write, meeting))
  }
  const all = Object.entries(writes).flatMap(([name, write], place, { length }) => {
    const chosen = listMeetings(place, length)
    const turns = write.isFresh ? chosen.map((one) => [one]) : [chosen]
    return turns.map((some) => tryInTurn(name, write, some))
  })
  await Promise.all(all)
  expectNone(found)
})

test('what is sent while the backend is gone or hangs is done once all is well, and once', async () => {
  const found: Found = {}
  for (const [kind, leave] of Object.entries({
    'is gone': () => world.backend.cut(),
    hangs: () => world.backend.hang(),
  })) {
    const begun = await Promise.all(
      Object.entries(writes).map(async ([name, write]) => ({ name, write, attempt: await write.begin() })),
    )
    await leave()
    const answers = await Promise.all(begun.map(({ attempt }) => attempt.send()))
    await makeWell(world)
    for (const [index, { name, write, attempt }] of begun.entries()) {
      const answer = answers[index]
      if (answer) note(found, kind, { [`${name}, ${answer.status()}`]: await review(answer, write, attempt) })
    }
  }
  expectNone(found)
})
