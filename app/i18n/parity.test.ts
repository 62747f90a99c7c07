import { describe, expect, test } from 'vitest'
import { type Namespace } from './keys'
import { type Language, languages, pseudoLanguages } from './languages'
import { listMessages, resources } from './resources.server'

const namespaces = Object.keys(resources.en ?? {}) as Namespace[]
const pluralKey = /_(zero|one|two|few|many|other)$/
const params = (text: string) => [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]))].sort()

/** The messages that English has by itself or for several numbers, without the ending for the number. */
function listKeys(messages: Record<string, string>): string[] {
  return [...new Set(Object.keys(messages).map((key) => key.replace(pluralKey, '')))].sort()
}

/** The categories of `language`'s plurals that mean one number alone, whose text may do without the number. */
function listSingular(language: string): string[] {
  const rules = new Intl.PluralRules(language)
  const numbers = Array.from({ length: 1000 }, (_, number) => rules.select(number))
  return rules.resolvedOptions().pluralCategories.filter((kind) => numbers.filter((one) => one === kind).length === 1)
}

function toTag(language: Language): string {
  return language === 'xa' || language === 'xb' ? 'en' : language
}

for (const language of [...languages, ...pseudoLanguages]) {
  describe.each(namespaces)(`${language}/%s`, (namespace) => {
    const english = listMessages('en', namespace)
    const messages = listMessages(language, namespace)
    const { pluralCategories } = new Intl.PluralRules(toTag(language)).resolvedOptions()
    const plurals = listKeys(english).filter((key) => `${key}_other` in english)

    test('says everything that English says, and nothing else', () => {
      expect(listKeys(messages)).toEqual(listKeys(english))
    })

    test('has exactly the plural forms that the language has', () => {
      for (const key of plurals) {
        const forms = pluralCategories.filter((category) => `${key}_${category}` in messages)
        expect(forms, key).toEqual(pluralCategories)
      }
      const known = plurals.flatMap((key) => pluralCategories.map((category) => `${key}_${category}`))
      expect(Object.keys(messages).filter((key) => pluralKey.test(key) && !known.includes(key))).toEqual([])
    })

    test('takes the same parameters', () => {
      const singular = listSingular(toTag(language))
      for (const [key, text] of Object.entries(messages)) {
        const category = pluralKey.exec(key)?.[1]
        const expected = params(english[key.replace(pluralKey, '_other')] ?? english[key] ?? '')
        const mayLeaveOut = category && singular.includes(category) && !params(text).includes('count')
        expect(params(text), key).toEqual(mayLeaveOut ? expected.filter((name) => name !== 'count') : expected)
      }
    })

    // WCAG 2.5.3: who speaks to the browser says what the button shows
    test.runIf(language === toTag(language))('names the buttons of a line by what they show', () => {
      const lower = (text: string) => text.toLocaleLowerCase(toTag(language))
      const named = Object.entries(messages).filter(([key, text]) => key.endsWith('-label') && params(text).length > 0)
      for (const [key, name] of named) {
        const shown = messages[key.replace(/-label$/, '')]
        if (shown !== undefined) expect(lower(name), key).toContain(lower(shown))
      }
    })

    test('leaves nothing empty', () => {
      expect(Object.entries(messages).filter(([, text]) => text.trim() === '')).toEqual([])
    })
  })
}

// WCAG 2.5.3: who says what stands on a button presses it
test.each(languages)('in %s a control is called, among more, what stands on it', (language) => {
  const messages = listMessages(language, 'cart')
  const labels = Object.keys(messages).filter((key) => key.endsWith('-label'))
  const misnamed = labels.filter((key) => {
    const shown = messages[key.replace(/-label$/, '')]
    return shown !== undefined && !messages[key]?.toLowerCase().includes(shown.toLowerCase())
  })
  expect(misnamed).toEqual([])
})
