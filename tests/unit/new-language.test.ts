import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '../../app/i18n/languages'
import { regions } from '../../backend/seed/regions.mjs'
import { isOfLanguage } from '../../scripts/house/patterns.mjs'

type Tree = { [key: string]: string | Tree }

const example = 'nl'
const [, guide = ''] = /^\*\*A language\*\*(.*?)^##/ms.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? []
const linked = [...guide.matchAll(/\]\(([^)#]+)\)/g)].map(([, path]) => path ?? '')
const translated = languages.filter((language) => language !== 'en')

function listFolder(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`)
}

function listFiles(language: string): string[] {
  return [`locales/${language}`, `content/${language}`].flatMap(listFolder).sort()
}

function readTree(path: string): Tree {
  return JSON.parse(readFileSync(path, 'utf8')) as Tree
}

function toShape(tree: Tree): Tree {
  const entries = Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? '' : toShape(value)])
  return Object.fromEntries(entries) as Tree
}

test('the guide leads to files that are there', () => {
  expect(linked.length).toBeGreaterThan(5)
  expect(linked.filter((path) => !existsSync(path))).toEqual([])
})

test('the guide names every folder and file of the language that it shows', () => {
  const named = (file: string) => linked.some((path) => file === path || (path.endsWith('/') && file.startsWith(path)))
  expect(listFiles(example).filter((file) => !named(file))).toEqual([])
})

test.each(translated)('%s has the files that the guide shows, and no others', (language) => {
  const own = listFiles(language).map((file) => file.replace(`/${language}/`, `/${example}/`))
  expect(own).toEqual(listFiles(example))
})

// of terms such as `20 l` each language says those that it writes in its own way
const alike = readdirSync(`locales/${example}/demo`).filter((file) => file !== 'terms.json')

test.each(alike)('every language says the same in demo/%s', (file) => {
  for (const language of translated)
    expect(toShape(readTree(`locales/${language}/demo/${file}`)), language).toEqual(
      toShape(readTree(`locales/${example}/demo/${file}`)),
    )
})

// elsewhere two letters such as `nl` mean the country
const unlikeCountries = translated.filter((language) => !regions.some(({ countries }) => countries.includes(language)))

test.each(unlikeCountries)('no code names %s but for the list of languages', (language) => {
  const files = execFileSync('git', ['ls-files', 'app', 'backend', 'packages', 'scripts', '*.ts'], { encoding: 'utf8' })
  const code = files.split('\n').filter((file) => /\.(m|c)?[jt]sx?$/.test(file) && existsSync(file))
  expect(code.filter((file) => isOfLanguage(file, readFileSync(file, 'utf8'), language))).toEqual([
    'app/i18n/languages.ts',
  ])
})
