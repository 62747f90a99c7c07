import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toPlainPage } from './plain-page.server'

test('a page that can load no file has the colours of all others, in both schemes, and leads home by the shop’s name', () => {
  const page = toPlainPage({ lang: 'en', dir: 'ltr', title: 'Gone', homePath: '/en-us', body: '<main></main>' })
  const colors = listColors(page)
  expect(Object.keys(colors)).toContain('--paper')
  const tokens = listColors(readFileSync('app/themes/vitrine.css', 'utf8'))
  for (const [name, values] of Object.entries(colors)) expect(values, name).toEqual(tokens[name])
  expect(page).toContain('<header><a href="/en-us">')
})

function listColors(css: string): Record<string, string[]> {
  const pairs = [...css.matchAll(/(--[\w-]+): (#\w+)/g)].map(([, name = '', value = '']) => [name, value] as const)
  return Object.fromEntries(pairs.map(([name]) => [name, pairs.filter(([other]) => other === name).map((p) => p[1])]))
}
