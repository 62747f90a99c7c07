import { describe, expect, test } from 'vitest'
import { type ShopLanguage, languages } from './languages'

type Tree = { [key: string]: string | Tree }

const messages = import.meta.glob<Tree>(['../../locales/*/*.json', '!**/language.json'], {
  eager: true,
  import: 'default',
})
const seeds = import.meta.glob<Tree>('../../locales/*/demo/*.json', { eager: true, import: 'default' })
const pages = import.meta.glob<string>('../../content/*/*.md', { eager: true, query: '?raw', import: 'default' })
/** What no text of a language may hold, by what is wrong with it. */
const slips = import.meta.glob<Record<string, string>>('../../locales/*/language.json', {
  eager: true,
  import: 'slips',
})

const anywhere = { 'a straight quotation mark': '"', 'a straight apostrophe': "'" }

function listTexts(tree: Tree): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === 'string' ? value : listTexts(value)))
}

function listParagraphs(markdown: string): string[] {
  return markdown.split('\n')
}

/** Without what is written alike everywhere: parameters, addresses and what is isolated, such as a phone number. */
function toProse(text: string): string {
  return text
    .replace(/\{\{\w*\}\}/g, '#')
    .replace(/[\u2066-\u2068][^\u2069]*\u2069/g, '#')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\bhttps?:\/\/\S+|[\w.]+@[\w.]+\w/g, '#')
}

function pick<T>(files: Record<string, T>, language: string): [path: string, file: T][] {
  return Object.entries(files).filter(([path]) => path.includes(`/${language}/`))
}

function listFiles(language: ShopLanguage): [path: string, texts: string[]][] {
  return [
    ...pick({ ...messages, ...seeds }, language).map(([path, tree]) => [path, listTexts(tree)] as [string, string[]]),
    ...pick(pages, language).map(([path, markdown]) => [path, listParagraphs(markdown)] as [string, string[]]),
  ]
}

function listSlips(text: string, language: ShopLanguage): string[] {
  const prose = toProse(text)
  const rules = Object.entries({ ...anywhere, ...slips[`../../locales/${language}/language.json`] })
  return rules.filter(([, slip]) => new RegExp(slip, 'u').test(prose)).map(([what]) => what)
}

describe.each(languages)('%s', (language) => {
  test.each(listFiles(language))('is written with its own marks in %s', (_, texts) => {
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.flatMap((text) => listSlips(text, language).map((what) => `${what}: ${text}`))).toEqual([])
  })
})

test.each<[ShopLanguage, string]>([
  ['en', 'Your "bag"'],
  ['en', "It's yours"],
  ['en', 'Your «bag»'],
  ['de', 'Ihr ”Warenkorb“'],
  ['de', 'z. B. morgen'],
  ['fr', 'Vraiment ?'],
  ['fr', 'Trop long\u202f: {{limit}}'],
  ['fr', '«\u202f{{title}}\u202f»'],
  ['es', 'Cómo quiere pagar?'],
  ['ja', '注文番号: {{number}}'],
  ['ja', 'かごの中身 (一点)'],
  ['ja', 'はい, いいえ'],
  ['ar', 'نعم, لا'],
  ['ar', 'كيف تدفع?'],
  ['ar', 'الساعة ٨'],
])('a slip is found in %s: %s', (language, text) => {
  expect(listSlips(text, language)).not.toEqual([])
})

test.each<[ShopLanguage, string]>([
  ['de', 'Geben Sie „Ort“ ein, z.\u00a0B. Wien'],
  ['fr', 'Le nom\u00a0: «\u00a0{{name}}\u00a0»\u202f! À 12:30, https://shop.example'],
  ['es', '¡Gracias, {{name}}! ¿Y ahora?'],
  ['ja', '「{{title}}」（{{count}}点）：hello@shop.example'],
  ['ar', '\u2066do, si\u2069، {{name}}؛ نعم؟'],
])('nothing is found in what %s writes so: %s', (language, text) => {
  expect(listSlips(text, language)).toEqual([])
})
