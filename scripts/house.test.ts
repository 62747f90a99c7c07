import { expect, test } from 'vitest'
import { isReached, measureApp, toTable } from './house.mjs'

test('the house can be measured, and keeps to the sizes that it has reached', { timeout: 120_000 }, () => {
  const measures = measureApp()
  const sizes = measures.filter(({ name }) => name.includes('median'))
  expect(sizes.map((one) => [one.name, isReached(one)])).toEqual([
    ['file: median / 95 %', true],
    ['function: median / 95 %', true],
  ])
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
