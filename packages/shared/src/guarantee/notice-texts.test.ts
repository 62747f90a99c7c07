import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toBoldParts } from './bold-parts'
import { getNoticeTexts, noticeLanguages, type NoticeTexts, toNoticeLanguage } from './notice-texts'

const sources = readFileSync('docs/law-sources.md', 'utf8')

/** The lines that stand quoted below a language's `**DE**`, without their marks. */
function listSourceLines(language: string): string[] {
  const [, below = ''] = sources.split(new RegExp(`^\\*\\*${language.toUpperCase()}\\*\\* \\[V.*$`, 'm'))
  const [quoted = ''] = /(^>.*\n)+/m.exec(below) ?? []
  return quoted
    .split('\n')
    .map((line) =>
      line
        .replace(/^> ?/, '')
        .replace(/^(- |\d )/, '')
        .replaceAll('**', '')
        .trim(),
    )
    .filter((line) => line !== '')
}

function listLines({ steps, defects, remedies, ...texts }: NoticeTexts): string[] {
  return [
    ...[texts.title, texts.minimum, texts.rights, ...defects, texts.liability, ...remedies, texts.longer, texts.more],
    ...[texts.shortAddress, texts.whatToDo, ...steps, texts.commercial],
  ].map((line) => line.replaceAll('**', ''))
}

for (const language of noticeLanguages)
  test(`the notice says in ${language} what the annex says, word for word`, () => {
    const texts = getNoticeTexts(language)
    const read = listSourceLines(language)
    // the titles of these two were not in the source that their words are from
    const untitled = ['fr', 'nl'].includes(language)
    expect(listLines(texts).slice(untitled ? 1 : 0)).toEqual(read)
    expect(sources).toContain(texts.title)
  })

test('a language that has no official version is shown the English one', () => {
  expect(['de', 'ja', 'ar', 'xb'].map(toNoticeLanguage)).toEqual(['de', 'en', 'en', 'en'])
})

test('every bold part ends', () => {
  for (const language of noticeLanguages)
    for (const line of Object.values(getNoticeTexts(language)).flat())
      expect(toBoldParts(line as string).length % 2, line as string).toBe(1)
})
