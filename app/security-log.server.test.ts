import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { type About, logSecurity, type SecurityEvent, SecurityLog, securityEvents } from './security-log.server'

const person = { email: 'Ada.Doe@example.com', customerId: 'cus_01HXADA', session: 'cus_01HXADA 1790000000' }
const address = '203.0.113.7'

function makeContext(from = address) {
  const lines: [string, object][] = []
  const write = (level: string) => vi.fn((line: object) => void lines.push([level, line]))
  const log = { info: write('info'), warn: write('warn'), error: write('error') }
  return { ctx: { log, address: from }, lines }
}

function logOnce(about: About, from = address): Record<string, unknown> {
  const { ctx, lines } = makeContext(from)
  logSecurity(ctx, 'sign-in', about)
  return { ...lines[0]?.[1] }
}

describe('a line of the security log', () => {
  it.each(securityEvents)('%s names its event and nobody', (event) => {
    const { ctx, lines } = makeContext()
    // as if a caller had given it what somebody has sent
    const sent = 'Ada Doe ada.doe@example.com /en-us/orders/order_01HX?token=a.b.c'
    const words = { method: sent, reason: sent, limit: sent, provider: sent, token: sent, fault: sent }
    const sites = { origin: 'https://evil.example/ada?x', shopOrigins: [sent], cookies: [sent] }
    logSecurity(ctx, event as SecurityEvent, { ...person, ...words, ...sites })
    expect(lines).toHaveLength(1)
    const [level, line] = lines[0] ?? []
    expect(level).toMatch(event.endsWith('-refused') ? /warn|error/ : event === 'limit-hit' ? 'warn' : 'info')
    expect(line).toMatchObject({ security: event, origin: 'https://evil.example' })
    expect(JSON.stringify(line)).not.toMatch(/ada|doe|cus_|order_|1790000000|203\.0|token=/i)
  })

  it('tells by one mark of one person, by another of another', () => {
    const marks = logOnce(person)
    for (const name of ['email', 'customer', 'session', 'network']) expect(marks[name]).toMatch(/^[\w-]{12}$/)
    expect(logOnce({ ...person, email: ' ada.doe@EXAMPLE.com' })).toEqual(marks)
    expect(logOnce({ ...person, email: 'bob@example.com' }).email).not.toBe(marks.email)
    const { email, customer } = logOnce({ email: 'same', customerId: 'same' })
    expect(email).not.toBe(customer)
  })

  it('tells one network from another: an IPv4 address, an IPv6 /64', () => {
    const read = (from: string) => logOnce({}, from).network
    expect(read('2001:db8:1:2::a')).toBe(read('2001:db8:1:2:ffff::1'))
    expect(read('2001:db8:1:2::a')).not.toBe(read('2001:db8:1:3::a'))
    expect(read('203.0.113.7')).not.toBe(read('203.0.113.8'))
    expect(read('')).toBeUndefined()
  })

  it('is written once for each request', () => {
    const { ctx, lines } = makeContext()
    const security = new SecurityLog(ctx)
    for (const email of ['a@example.com', 'a@example.com', 'b@example.com']) security.tell('order-refused', { email })
    expect(lines).toHaveLength(2)
  })
})

it('has no event that the README does not explain', () => {
  const [, table = ''] = readFileSync('README.md', 'utf8').split('### The security log')
  const named = [...(table.split('\n##')[0] ?? '').matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name)
  expect(named).toEqual(securityEvents)
})
