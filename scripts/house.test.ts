import { expect, test } from 'vitest'
import { isReached, measureApp, toTable } from './house.mjs'

test('the house can be measured, and is as good as it has been', { timeout: 120_000 }, () => {
  const measures = measureApp()
  expect(measures.filter((one) => isReached(one) === false)).toEqual([])
  const ways = measures.filter(({ name }) => name.includes('returns'))
  expect(ways).toHaveLength(3)
  for (const { today } of ways) expect(today[0], 'a way leads somewhere').toBeGreaterThan(3)
})

test('a table says what is measured, what is wanted and whether that is reached', () => {
  const measures = [
    { name: 'chain', today: [21], goal: [14], says: 'files' },
    { name: 'state', today: [0], goal: [0], says: 'maps' },
    { name: 'share', today: [1.5, 2], says: 'percent' },
  ]
  expect(toTable(measures)).toBe(
    [
      '       today    goal',
      'chain  21       ≤ 14  ·  files',
      'state  0        ≤ 0   ✓  maps',
      'share  1.5 / 2           percent',
    ].join('\n'),
  )
})
