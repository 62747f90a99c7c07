import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isCommerceError } from '~/commerce/errors'
import { readRefusal } from '~/commerce/medusa-v1/medusa-refusal'
import { areas } from './areas'
import { type Driver, type Outcome, startDriver } from './driver'
import { type SpecArea, type SpecCall, specCalls } from './spec-calls'
import { type Exchange } from './wire'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

let driver: Driver
/** Why areas ended early. */
const brokenOff: string[] = []

beforeAll(async () => {
  driver = await startDriver()
  for (const makeCalls of areas) {
    await makeCalls(driver).catch((error: unknown) => brokenOff.push(`${makeCalls.name}: ${toReason(error)}`))
  }
}, 300_000)

afterAll(async () => {
  await driver.stop()
  printSummary(driver.outcomes)
})

it('makes every call of every area to the end', () => {
  expect(brokenOff).toEqual([])
})

describe.each(Object.keys(specCalls) as SpecArea[])('%s', (area) => {
  it.each(specCalls[area] satisfies readonly SpecCall[])('%s', (call) => {
    const outcomes = driver.outcomes.filter((outcome) => outcome.call === call)
    expect(outcomes, 'the call was not made').not.toEqual([])
    for (const outcome of outcomes) {
      // a read that got no answer was asked again
      for (const exchange of outcome.exchanges) expectRequest(outcome, exchange)
      expectAnswer(outcome)
    }
  })
})

function toReason(error: unknown): string {
  return isCommerceError(error) ? `${error.message}: ${readRefusal(error).message}` : String(error)
}

function expectRequest({ call, identity, publishableKey }: Outcome, exchange: Exchange): void {
  const [method = '', template = ''] = call.split(' ')
  const { headers, body } = exchange
  expect(exchange.method).toBe(method)
  expect(exchange.url).toMatch(toPattern(template))
  expect(headers['x-publishable-api-key'] ?? '').toBe(publishableKey)
  expectIdentity(identity, template, headers)
  if (method === 'POST') expect(headers['idempotency-key']).toMatch(uuid)
  else expect(headers).not.toHaveProperty('idempotency-key')
  if (method === 'GET') expect(body).toBe('')
  else expect(headers['content-type']).toMatch(/^(application\/json|multipart\/form-data; boundary=.+)$/)
}

function expectAnswer({ answers, answer, refusal, exchanges }: Outcome): void {
  const status = exchanges.at(-1)?.status ?? 0
  if (refusal) expect(status).toBe(refusal.status)
  else expect([status, answer]).toEqual([expect.toSatisfy(isSuccess), toExpectedAnswer(answers)])
}

function toPattern(template: string): RegExp {
  return new RegExp(`^${template.replace(/:\w+/g, '[^/?]+')}(\\?.+)?$`)
}

function expectIdentity(identity: Outcome['identity'], template: string, headers: Exchange['headers']): void {
  const domain = template.startsWith('/admin') ? 'admin' : 'store'
  const token = headers.authorization?.replace('Bearer ', '')
  expect(token && decodeJwt(token).domain).toBe(identity === 'bearer' ? domain : undefined)
  expect('x-medusa-access-token' in headers).toBe(identity === 'apiKey')
  if (identity === 'cookie') expect(headers.cookie).toContain('connect.sid=')
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}

function toExpectedAnswer(answers: string | null): unknown {
  return answers === null ? expect.anything() : expect.objectContaining({ [answers]: expect.anything() })
}

it('puts another Idempotency-Key on each POST', () => {
  const sent = driver.outcomes.flatMap(({ exchanges }) => exchanges.slice(0, 1))
  const keys = sent.filter(({ method }) => method === 'POST').map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(keys.length)
})

it('sends an empty value in the query of batch jobs as the text "null"', () => {
  const listed = driver.outcomes.find(({ call }) => call === 'GET /admin/batch-jobs')
  expect(new URL(listed?.exchanges[0]?.url ?? '', 'http://backend').searchParams.get('canceled_at')).toBe('null')
})

it('sends files as the multipart field "files", one and several', () => {
  const uploads = driver.outcomes.filter(({ call }) => call === 'POST /admin/uploads')
  const fields = uploads.map(({ exchanges: [sent] }) => [
    ...(sent?.body ?? '').matchAll(/name="(\w+)"; filename="(.+)"/g),
  ])
  const names = fields.map((matches) => matches.map(([, field, file]) => [field, file]))
  expect(names).toEqual([
    [['files', 'one.txt']],
    [
      ['files', 'one.txt'],
      ['files', 'two.txt'],
    ],
  ])
})

function printSummary(outcomes: Outcome[]): void {
  const all: SpecCall[] = Object.values(specCalls).flat()
  const answered = all.filter((call) => outcomes.some((outcome) => outcome.call === call && !outcome.refusal))
  console.log(`${answered.length} of ${all.length} calls answered as documented`)
  for (const { call, refusal } of outcomes) {
    if (refusal) console.log(`  ${call} was refused with ${refusal.status}: ${refusal.reason}`)
  }
}
