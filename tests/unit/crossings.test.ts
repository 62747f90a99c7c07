import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const table = readFileSync('docs/crossings.md', 'utf8')
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|[\s|-]*$/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const flows = rows.filter((cells) => cells.length === 4).map(([, name = '']) => name)
const pairs = rows.filter((cells) => cells.length === 5).map(([, one = '', other = '']) => `${one} ${other}`)

it('each pair of flows after the purchase has its row, and only one', () => {
  const wanted = flows.flatMap((one, index) => flows.slice(index).map((other) => `${one} ${other}`))
  expect(flows.length).toBeGreaterThan(10)
  expect(pairs.slice(1)).toEqual(wanted)
})

it('of each it says who holds it, or why the two cannot meet', () => {
  const empty = rows.filter((cells) => cells.length === 5 && cells[3] === '')
  expect(empty.map(([, one, other]) => `${one} ${other}`)).toEqual([])
})

it('the tests that it names are there', () => {
  const named = [...table.matchAll(/`([\w/.-]+\.test\.\w+|[\w/.-]+\.spec\.ts)`/g)].map(([, path = '']) => path)
  const places = (path: string) => [path, `tests/${path}`, `tests/e2e/orders/walks/${path}`]
  expect(named.filter((path) => !places(path).some((place) => existsSync(place)))).toEqual([])
})
