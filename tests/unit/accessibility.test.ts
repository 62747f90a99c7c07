import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const table = readFileSync('docs/accessibility.md', 'utf8')

// WCAG 2.2, levels A and AA: 4.1.1 is gone, and the five of time-based media are one row
const counts = { '1.1': 1, '1.2': 1, '1.3': 5, '1.4': 9, '2.1': 3, '2.2': 2, '2.3': 1, '2.4': 8, '2.5': 6, '3.1': 2 }
const more = { '3.2': 5, '3.3': 6, '4.1': 2 }

test('every criterion of levels A and AA has its row', () => {
  const rows = [...table.matchAll(/^\| (\d\.\d)\.\d+/gm)].map((row) => row[1] ?? '')
  for (const [guideline, count] of Object.entries({ ...counts, ...more })) {
    expect(rows.filter((row) => row === guideline).length, guideline).toBe(count)
  }
})

test('every file that is said to test something is there', () => {
  const files = [...table.matchAll(/`((?:app|tests)\/[\w./-]+\.\w+)`/g)].map(([, path]) => path ?? '')
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((path) => !existsSync(path))).toEqual([])
})
