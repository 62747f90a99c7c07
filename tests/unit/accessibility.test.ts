import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accessibility } from '../../app/features/content/accessibility'
import { getPage } from '../../app/features/content/content.server'
import { languages } from '../../app/i18n/languages'

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

const criterion = /\d\.\d\.\d+(?:–\d\.\d\.\d+)?/g

test.each(languages)('the statement of the shop in %s says the same as this table', (language) => {
  const [, about = '', gaps = ''] = table.split(/^## (?=Perceivable|What is not covered)/m)
  const html = getPage(language, 'accessibility')?.html ?? ''
  const [, , how = '', , uncovered = ''] = html.split('<h2')
  const said = [...how.matchAll(criterion)].map(([number]) => number)
  const rows = [...about.matchAll(new RegExp(`^\\| (${criterion.source})`, 'gm'))].map(([, number]) => number)
  expect(said.toSorted()).toEqual(rows.toSorted())
  expect(uncovered.match(/<li>/g)?.length).toBe(gaps.match(/^- /gm)?.length)
  expect(html).not.toContain('{{')
})

test('the statement of the shop has the standard and the day of this file', () => {
  expect(table).toContain(`The floor is ${accessibility.standard} ${accessibility.level}`)
  expect(table).toContain(`brought up to date on ${accessibility.updated}`)
  expect(getPage('en', 'accessibility', 'en-GB')?.html).toContain('23 November 2026')
})
