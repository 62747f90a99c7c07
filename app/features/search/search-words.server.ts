import { z } from 'zod'
import { type Language } from '~/i18n/languages'

const meanings = z.record(z.string(), z.array(z.string())).default({})

/** What shoppers of a language type for what the shop calls otherwise, from `content/<language>/search.json`. */
const searchWordsSchema = z.object({
  /** Words or phrases, parted by commas, and what each of them means in the words of the catalogue. */
  synonyms: meanings,
  /** Words for a colour, parted by commas, and the option values that have it. */
  colors: meanings,
  /** Slugs of content pages, `order-look-up` and `gift-card`, and by what else they are found. */
  pages: meanings,
})

export type SearchWords = z.output<typeof searchWordsSchema>

const files = import.meta.glob<unknown>('../../../content/*/search.json', { eager: true, import: 'default' })
const byLanguage = new Map(Object.entries(files).map(([path, file]) => [path.split('/').at(-2), read(path, file)]))

function read(path: string, file: unknown): SearchWords {
  const { data, error } = searchWordsSchema.safeParse(file)
  if (!data) throw new Error(`${path.replace(/^[./]+/, '')}: ${z.prettifyError(error)}`)
  return data
}

/** The words of a language; none where it has no such file. The made-up languages take after English. */
export function getSearchWords(language: Language): SearchWords {
  const words = byLanguage.get(language === 'xa' || language === 'xb' ? 'en' : language)
  return words ?? { synonyms: {}, colors: {}, pages: {} }
}

/** The phrases of an entry's name: "jumper, pullover" are two. */
export function listPhrases(name: string): string[] {
  return name.split(/[,、،]/).flatMap((phrase) => phrase.trim() || [])
}
