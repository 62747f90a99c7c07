import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import mails from '../../../../locales/en/mails.json'
import { languages, toTranslate } from './messages'

type Tree = { [key: string]: string | Tree }

const plural = /_(zero|one|two|few|many|other)$/

function listKeys(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [(prefix + key).replace(plural, '')] : listKeys(value, `${prefix}${key}.`),
  )
}

/** What a folder's code asks of its translate function, `account.${news}.subject` as a pattern. */
function listAsked(folder: string): RegExp[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const code = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  const quoted = code.matchAll(/['`](?:mails:)?((?:[\w-]+|\$\{\w+\})(?:\.(?:[\w-]+|\$\{\w+\}))+)['`]/g)
  return [...quoted].map(
    ([, key = '']) => new RegExp(`^${key.replace(/\$\{\w+\}/g, '[\\w-]+').replaceAll('.', '\\.')}$`),
  )
}

const root = join(__dirname, '../../../..')
const asked = ['packages/medusa-plugin-vitrine/src', 'app/features'].flatMap((folder) => listAsked(join(root, folder)))

test('every word of the mails is said by some mail', () => {
  // the rows of an order's sums go by the names of the amounts
  const rows = /^order\.(goods|shipping|discount|gift-card|tax)$|^task\.(order|amount|reference)$/
  const unsaid = [...new Set(listKeys(mails))].filter((key) => !rows.test(key) && !asked.some((one) => one.test(key)))
  expect(unsaid).toEqual([])
})

test('the plurals are those of the language', () => {
  const say = (language: string, count: number) => toTranslate(language)('password.validity', { count })
  expect(say('en', 1)).toContain('1 minute.')
  expect(say('en', 15)).toContain('15 minutes.')
  expect([1, 2, 3, 15, 100].map((count) => say('ar', count).split('خلال ')[1])).toEqual([
    'دقيقة واحدة.',
    'دقيقتين.',
    '3 دقائق.',
    '15 دقيقة.',
    '100 دقيقة.',
  ])
})

test('a word that no language has stops the mail instead of going out as a key', () => {
  expect(() => toTranslate('de')('order.nothing')).toThrow('order.nothing')
})

test('what is typed is not read for placeholders', () => {
  expect(languages).toContain('en')
  expect(toTranslate('en')('letter.greeting', { name: '{{shop}} & $t(order.thanks)' })).toBe(
    'Hello {{shop}} & $t(order.thanks),',
  )
})
