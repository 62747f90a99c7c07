import { describe, expect, it } from 'vitest'
import { isRenewalDue, type SessionRecord, toExpiry, toLiveRecord } from './session-record'

const day = 24 * 60 * 60
const now = 1_800_000_000

function makeRecord(changes: Partial<SessionRecord> = {}): SessionRecord {
  const customer = { id: 'cus_1', email: 'ann@example.com', name: 'Ann Doe' }
  const times = { startedAt: now, renewedAt: now, expiresAt: now + 30 * day }
  return { customer, method: 'credentials', token: 'encrypted', ...times, ...changes }
}

describe('a session', () => {
  it('ends 30 days after it was last prolonged', () => {
    expect(toExpiry({ startedAt: now, now })).toBe(now + 30 * day)
    expect(toLiveRecord(makeRecord(), now + 30 * day - 1)).toEqual(makeRecord())
    expect(toLiveRecord(makeRecord(), now + 30 * day)).toBeNull()
  })

  it('ends after 180 days however often it was prolonged', () => {
    expect(toExpiry({ startedAt: now - 170 * day, now })).toBe(now + 10 * day)
    expect(toLiveRecord(makeRecord({ startedAt: now - 180 * day }), now)).toBeNull()
  })

  it('ends with the backend’s token', () => {
    expect(toExpiry({ startedAt: now, now, tokenExpiresAt: now + day })).toBe(now + day)
    expect(toLiveRecord(makeRecord({ expiresAt: now + day }), now + day)).toBeNull()
  })

  it('is not believed an end of its own beyond those', () => {
    expect(toLiveRecord(makeRecord({ expiresAt: now + 1000 * day }), now + 31 * day)).toBeNull()
  })

  it.each([null, undefined, 'text', {}, { ...makeRecord(), customer: undefined }, { ...makeRecord(), token: '' }])(
    'is none where the cookie holds %j',
    (value) => {
      expect(toLiveRecord(value, now)).toBeNull()
    },
  )

  it('is prolonged no more than once a day', () => {
    expect(isRenewalDue({ renewedAt: now }, now + day - 1)).toBe(false)
    expect(isRenewalDue({ renewedAt: now }, now + day)).toBe(true)
  })
})
