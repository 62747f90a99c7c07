import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setPageCaching } from './page-caching.server'

const now = new Date('2026-11-24T11:00:00Z')

beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => vi.useRealTimers())

function policyOf(secondsLeft: number | null) {
  const headers = new Headers()
  const validUntil = secondsLeft === null ? null : new Date(now.getTime() + secondsLeft * 1000)
  setPageCaching(headers, { answer: { caching: 'public', validUntil } }, 200)
  return headers.get('Cache-Control')
}

it('shows nobody a shared page after what it says has run out, not even while it is asked for anew', () => {
  expect(policyOf(null)).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600')
  expect(policyOf(3600)).toBe(policyOf(null))
  expect(policyOf(300)).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=240')
  expect(policyOf(20)).toBe('public, max-age=0, s-maxage=20, stale-while-revalidate=0')
  expect(policyOf(-5)).toBe('public, max-age=0, s-maxage=0, stale-while-revalidate=0')
})
