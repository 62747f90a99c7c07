import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languages } from '../../app/i18n/languages'

const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(`app/${file}`, 'utf8'))

/** What stands in place of `name` in the source that uses it, or in the one that it is imported from. */
function resolve(name: string, source: string): string {
  const literal = /^'([^']*)'$/.exec(name)
  if (literal) return literal[1] ?? ''
  const definition = new RegExp(`const ${name} = ('[^']*'|\\w+)( \\+)?`)
  const [, value, isPrefix] =
    definition.exec(source) ?? sources.map((other) => definition.exec(other)).find(Boolean) ?? []
  if (!value) throw new Error(`nobody says what ${name} is`)
  return resolve(value, source) + (isPrefix ? '…' : '')
}

function listUses(use: RegExp): string[] {
  return sources.flatMap((source) => [...source.matchAll(use)].map((match) => resolve(match[1] ?? '', source)))
}

// libraries keep these for us: https://remix.run/docs/components/scroll-restoration, and `viewTransition` of a link
const ofLibraries = ['positions', 'remix-router-transitions']

const known = new Set([
  ...listUses(/\b(?:signedCookie|personalCookie)(?:<\w+>)?\(('[^']+')/g),
  ...listUses(/document\.cookie = `\$\{(\w+)\}=/g),
  ...listUses(/\bsignedCookieFamily(?:<\w+>)?\(('[^']+')/g).map((prefix) => `${prefix}…`),
  ...listUses(/\b(?:local|session)Storage\.setItem\(('[^']+'|\w+)/g),
  ...listUses(/\bcaches\.open\(('[^']+'|\w+)/g),
  ...ofLibraries,
])

it('finds what it looks for', () => {
  for (const name of ['session', 'shop-cart_…', 'vitrine.viewed', 'vitrine-build-…']) expect(known).toContain(name)
})

it('nothing is kept in browsers in a way that this test does not see', () => {
  const ways =
    /\bindexedDB\b|document\.cookie\s*=(?! `\$\{\w+\}=)|cookieStore|navigator\.storage|sessionStorage\[|localStorage\[/
  expect(sources.filter((source) => ways.test(source))).toEqual([])
  const makers = /\bcreateCookie\(/
  expect(sources.filter((source) => makers.test(source))).toHaveLength(1)
})

it.each(languages)('the privacy page in %s names all that browsers keep, and nothing else', (language) => {
  const page = readFileSync(`content/${language}/privacy.md`, 'utf8')
  const named = [...page.matchAll(/`([^`]+)`/g)].map((match) => match[1]).filter((name) => name !== '__Host-')
  expect(named.sort()).toEqual([...known].sort())
})
