import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|css)$/.test(file) && !file.includes('.test.'))
  .map((file) => [file, readFileSync(`app/${file}`, 'utf8')] as const)

/** What the table says that there is none of, and the files that may have it all the same. */
const absent: [what: string, pattern: RegExp, but?: string[]][] = [
  ['sound and video (1.2, 1.4.2)', /<(?:audio|video)\b|\bautoPlay\b|new Audio\(/],
  ['what depends on the orientation (1.3.4)', /\(orientation\b|\borientation:|screen\.orientation/],
  ['keys that are shortcuts (2.1.4)', /accessKey|(?:document|window)\.addEventListener\('key/],
  // the mark of a button on its way, and that of a step of the checkout
  ['what moves on and on (2.2.2)', /animation[^;]* infinite\b|<marquee/, ['styles/button.css', 'styles/stepper.css']],
  ['an order of its own for the focus (2.4.3)', /tabIndex=\{[1-9]|tabindex="[1-9]/],
  // a press beside a menu closes it; one on a suggestion leaves the focus in the field; a sheet notes where one has begun; a
  // product's link is followed, and a release elsewhere leads back
  [
    'acts before the finger is lifted (2.5.2)',
    /pointerdown|onPointerDown|onMouseDown|touchstart/,
    [
      'ui/menu.tsx',
      'features/search/suggestion-list.tsx',
      'features/cart/choice-sheet.tsx',
      'ui/meant-link.tsx',
      'http/browser/go-at-press.ts',
    ],
  ],
  ['movement of the device (2.5.4)', /devicemotion|deviceorientation/],
  // a link that is dragged, as browsers let one, is not followed
  ['dragging (2.5.7)', /draggable|dragstart|onDrag/, ['http/browser/go-at-press.ts']],
  // beside its label, which is a sign
  ['words in a field instead of above it (2.4.6)', /<input[^>]*\bplaceholder=/, ['features/search/search-form.tsx']],
]

test.each(absent)('there is none of: %s', (_, pattern, but = []) => {
  expect(sources.flatMap(([file, text]) => (pattern.test(text) ? [file] : [])).toSorted()).toEqual(but.toSorted())
})
