import { expect, test } from 'vitest'
import { type Namespace } from './keys'
import { languages, pseudoLanguages } from './locales'
import { listMessages, resources } from './resources.server'

const namespaces = Object.keys(resources.en) as Namespace[]
const params = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()

for (const language of [...languages, ...pseudoLanguages].filter((name) => name !== 'en')) {
  test.each(namespaces)(`${language}/%s says everything that English says, with the same parameters`, (namespace) => {
    const english = listMessages('en', namespace)
    const other = listMessages(language, namespace)
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort())
    for (const [key, text] of Object.entries(english)) expect(params(other[key] ?? ''), key).toEqual(params(text))
  })
}

test('no message is empty', () => {
  for (const language of languages) {
    for (const namespace of namespaces) {
      const empty = Object.entries(listMessages(language, namespace)).filter(([, text]) => text.trim() === '')
      expect(empty).toEqual([])
    }
  }
})
