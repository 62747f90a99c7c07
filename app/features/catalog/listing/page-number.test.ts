import { describe, expect, it } from 'vitest'
import { countPages, toPageNumber } from './page-number'

describe('toPageNumber', () => {
  it('reads a page', () => {
    expect(toPageNumber('2')).toBe(2)
    expect(toPageNumber('99999')).toBe(99_999)
  })

  it('starts at the first page for everything absurd', () => {
    for (const value of [null, '', '0', '-1', '1.5', '1e9', 'abc', '100000', ' 2', '２', '0x2']) {
      expect(toPageNumber(value), String(value)).toBe(1)
    }
  })
})

describe('countPages', () => {
  it('fills pages and has at least one', () => {
    expect([0, 1, 24, 25, 48, 49].map((count) => countPages(count, 24))).toEqual([1, 1, 1, 2, 2, 3])
  })
})
