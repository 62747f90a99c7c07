import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type EdgeName, edgeNames } from './edges'
import { setPageCaching } from './page-caching.server'

const now = new Date('2026-11-24T11:00:00Z')

beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => vi.useRealTimers())

interface Kept {
  caching?: 'public' | 'private'
  edge?: EdgeName
}

function toHeaders(secondsLeft: number | null, { caching = 'public', edge }: Kept = {}) {
  const headers = new Headers()
  const validUntil = secondsLeft === null ? null : new Date(now.getTime() + secondsLeft * 1000)
  setPageCaching(headers, { answer: { caching, validUntil, tags: ['products', 'product:mug'] } }, 200, edge)
  return headers
}

function policyOf(secondsLeft: number | null, kept?: Kept) {
  return toHeaders(secondsLeft, kept).get('Cache-Control')
}

it('shows nobody a shared page after what it says has run out, not even while it is asked for anew', () => {
  expect(policyOf(null)).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600')
  expect(policyOf(3600)).toBe(policyOf(null))
  expect(policyOf(300)).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=240')
  expect(policyOf(20)).toBe('public, max-age=0, s-maxage=20, stale-while-revalidate=0')
  expect(policyOf(-5)).toBe('public, max-age=0, s-maxage=0, stale-while-revalidate=0')
})

it('tells an edge what a page is made of, and that it is better than a failure as long as it holds', () => {
  for (const edge of edgeNames) {
    expect(policyOf(null, { edge })).toMatch(/, stale-if-error=86400$/)
    expect(policyOf(300, { edge })).toMatch(/=240, stale-if-error=240$/)
    expect(policyOf(0, { edge })).toMatch(/, stale-if-error=0$/)
  }
  expect(toHeaders(null, { edge: 'fastly' }).get('Surrogate-Key')).toBe('products product:mug')
  expect(toHeaders(null, { edge: 'cloudflare' }).get('Cache-Tag')).toBe('products,product:mug')
  expect(toHeaders(null, { edge: 'varnish' }).get('xkey')).toBe('products product:mug')
})

it('spares others, and pages of one visitor, what only an edge would read', () => {
  const known = ['vary', 'cache-control']
  for (const headers of [toHeaders(null), toHeaders(null, { caching: 'private', edge: 'fastly' })]) {
    expect([...headers.keys()].toSorted()).toEqual(known.toSorted())
  }
})
