import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listGitFiles } from '../../scripts/change.mjs'

const files = listGitFiles('.').filter((file) => /\.(?:test|spec)\.(?:tsx?|mjs)$/.test(file))
const rows = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- **'))

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The literals of a file, in which whatever a test's title is made of may stand for anything. */
function listLiterals(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)+)\1/g)].map(([, , text = '']) => text)
}

function hasTitle(file: string, title: string): boolean {
  const wanted = title.replace(/^@core /, '')
  const asNamed = new RegExp(`^(?:@core )?${wanted.split('…').map(escape).join('.*')}$`)
  return listLiterals(file).some((literal) => {
    if (asNamed.test(literal)) return true
    const parts = literal.split(/\$\{[^}]*\}|%[is]/)
    return (
      parts.length > 1 && parts.join('').length > 10 && new RegExp(`^${parts.map(escape).join('.+')}$`).test(wanted)
    )
  })
}

/** The titles that a row names, each with the files that it may be in. */
function listTitles(row: string): { title: string; places: string[] }[] {
  const [, tests = ''] = row.split(' Test: ')
  let places: string[] = []
  return [...tests.matchAll(/`([^`]+)`|“([^”]+)”|"([^"]+)"/g)].flatMap(([, code, one, other]) => {
    const title = one ?? other
    if (title) return [{ title, places }]
    const named = files.filter((file) => file === code || file.endsWith(`/${code}`))
    if (named.length > 0) places = named
    return []
  })
}

test('each requirement says where it is met, by what and which test holds it', () => {
  expect(rows.length).toBeGreaterThan(200)
  expect(rows.filter((row) => !/ File: .+ Test: ./.test(row) && !/ File: the same/.test(row))).toEqual([])
})

test('the tests that it names by their titles are there', () => {
  const titles = rows.flatMap(listTitles)
  expect(titles.length).toBeGreaterThan(200)
  const missing = titles.filter(({ title, places }) => !places.some((file) => hasTitle(file, title)))
  expect(missing).toEqual([])
})
