import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toBoldParts } from './bold-parts'
import { getNoticeTexts, noticeLanguages, type NoticeTexts, toNoticeLanguage } from './notice-texts'

const sources = readFileSync('docs/law-sources.md', 'utf8')

/** The lines that stand quoted below a language's `**DE**`, with `**` around what was seen to be bold. */
function listSourceLines(language: string): string[] {
  const [, below = ''] = sources.split(new RegExp(`^\\*\\*${language.toUpperCase()}\\*\\* \\[V.*$`, 'm'))
  const [quoted = ''] = /(^>.*\n)+/m.exec(below) ?? []
  return quoted
    .split('\n')
    .map((line) =>
      line
        .replace(/^> ?/, '')
        .replace(/^(- |\d )/, '')
        .trim(),
    )
    .filter((line) => line !== '')
}

const withoutMarks = (line: string) => line.replaceAll('**', '')

function listLines({ steps, defects, remedies, ...texts }: NoticeTexts): string[] {
  return [
    ...[texts.title, texts.minimum, texts.rights, ...defects, texts.liability, ...remedies, texts.longer, texts.more],
    ...[texts.shortAddress, texts.whatToDo, ...steps, texts.commercial],
  ]
}

for (const language of noticeLanguages)
  test(`the notice says in ${language} what the annex says, word for word`, () => {
    const texts = getNoticeTexts(language)
    const [lines, read] = [listLines(texts), listSourceLines(language)]
    expect(lines.map(withoutMarks)).toEqual(read.map(withoutMarks))
    const marked = read.filter((line) => line.includes('**'))
    expect(marked.length).toBeGreaterThan(0)
    expect(lines).toEqual(expect.arrayContaining(marked))
  })

test('a language that has no official version is shown the English one', () => {
  expect(['de', 'ja', 'ar', 'xb'].map(toNoticeLanguage)).toEqual(['de', 'en', 'en', 'en'])
})

test('every bold part ends', () => {
  for (const language of noticeLanguages)
    for (const line of Object.values(getNoticeTexts(language)).flat())
      expect(toBoldParts(line as string).length % 2, line as string).toBe(1)
})
