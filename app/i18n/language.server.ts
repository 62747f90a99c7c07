import { type Language } from './languages'

/** What a language needs beside its words, from `locales/<language>/language.json`. Patterns are regular expressions with the flag `u`. */
interface LanguageFacts {
  search: {
    /** Whether words are written in one that are looked for singly: `Tischlampe`. */
    compounds: boolean
    /** Words that say nothing of what is looked for, parted by spaces: articles, prepositions, what a question is made of. */
    littleWords?: string
    /** Letters that sound alike and are taken for each other, and what to compare them by. */
    alike?: [pattern: string, instead: string][]
    /** An article that is written in one with the word behind it. */
    article?: string
    /** What a plural ends in, folded, and what the singular has instead; the first that fits counts. */
    endings: [pattern: string, instead: string][]
  }
}

const files = import.meta.glob<LanguageFacts>('../../locales/*/language.json', { eager: true, import: 'default' })
const byLanguage = new Map(Object.entries(files).map(([path, facts]) => [path.split('/').at(-2), facts]))

/** @throws Error where a language has no such file; the made-up ones take after English */
export function requireLanguageFacts(language: Language): LanguageFacts {
  const facts = byLanguage.get(language === 'xa' || language === 'xb' ? 'en' : language)
  if (!facts) throw new Error(`locales/${language}/language.json is missing`)
  return facts
}

/** The facts of every language that has a folder. */
export function listLanguageFacts(): LanguageFacts[] {
  return [...byLanguage.values()]
}
