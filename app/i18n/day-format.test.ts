import { expect, test } from 'vitest'
import { toDayFormat } from './day-format'
import { toLocale } from './locales'

test.each([
  ['UTC', 'March 1, 2026'],
  ['Asia/Tokyo', 'March 2, 2026'],
])('tells the day that it is in %s', (timeZone, day) => {
  expect(toDayFormat(toLocale('en', 'us'), timeZone).format(new Date('2026-03-01T23:30:00Z'))).toBe(day)
})
