import { describe, expect, it } from 'vitest'
import {
  findByHandle,
  pickTranslations,
  toTranslated,
  toTranslatedOption,
  toTranslatedValue,
  toTranslatedVariantTitle,
} from './translation.server'

const mug = {
  title: 'Mug',
  subtitle: 'Stoneware' as string | null,
  description: 'Holds coffee.' as string | null,
  handle: 'mug',
  metadata: {
    translations: {
      de: {
        title: 'Becher',
        subtitle: '',
        handle: 'becher',
        options: { Color: 'Farbe' },
        values: { Black: 'Schwarz' },
      },
    },
  } as Record<string, unknown> | null,
}

describe('toTranslated', () => {
  it('takes the texts that the language has and leaves the others', () => {
    expect(toTranslated(mug, { language: 'de' })).toMatchObject({ title: 'Becher', description: 'Holds coffee.' })
  })

  it('prefers the original to an empty translation', () => {
    expect(toTranslated(mug, { language: 'de' }).subtitle).toBe('Stoneware')
  })

  it('takes the handle too, which stands in the address', () => {
    expect(toTranslated(mug, { language: 'de' }).handle).toBe('becher')
    expect(toTranslated(mug, { language: 'en' }).handle).toBe('mug')
  })

  it('adds no field that the entity does not have', () => {
    const { title: _, ...untitled } = mug
    expect(toTranslated(untitled, { language: 'de' })).not.toHaveProperty('title')
  })

  it('gives the original where there is no translation, whatever the metadata holds', () => {
    expect(toTranslated(mug, { language: 'en' })).toBe(mug)
    for (const metadata of [null, {}, { translations: 'none' }, { translations: { de: null } }]) {
      expect(toTranslated({ ...mug, metadata }, { language: 'de' }).title).toBe('Mug')
    }
  })
})

it('pickTranslations keeps the words and nothing else', () => {
  expect(pickTranslations({ ...mug.metadata, images: [1] })).toEqual(mug.metadata)
  expect(pickTranslations({ images: [1] })).toBeNull()
  expect(pickTranslations(null)).toBeNull()
})

describe('option names and values', () => {
  it('are translated by word', () => {
    expect(toTranslatedOption(mug, 'Color', { language: 'de' })).toBe('Farbe')
    expect(toTranslatedValue(mug, 'Black', { language: 'de' })).toBe('Schwarz')
    expect(toTranslatedVariantTitle(mug, 'Black / M', { language: 'de' })).toBe('Schwarz / M')
  })

  it('keep a number with its unit beside Arabic words', () => {
    const cup = { metadata: { translations: { ar: { values: { Clay: 'طيني' } } } } }
    expect(toTranslatedVariantTitle(cup, 'Clay / 250 ml', { language: 'ar' })).toBe('طيني / \u2068250 ml\u2069')
    expect(toTranslatedVariantTitle(cup, 'Clay / 250 ml', { language: 'de' })).toBe('Clay / 250 ml')
  })

  it('stay as they are where the word is unknown, even a word that every object knows', () => {
    expect(toTranslatedValue(mug, 'White', { language: 'de' })).toBe('White')
    expect(toTranslatedValue(mug, 'constructor', { language: 'de' })).toBe('constructor')
    expect(toTranslatedOption(mug, 'Size', { language: 'en' })).toBe('Size')
  })
})

describe('findByHandle', () => {
  function entity(handle: string, german?: unknown) {
    return { handle, metadata: german === undefined ? null : { translations: { de: { handle: german } } } }
  }

  it('finds by the handle of the page’s language, of the backend and of any other language', async () => {
    const becher = entity('mug', 'becher')
    expect(await findByHandle([entity('cup'), becher], 'becher', 'de')).toBe(becher)
    expect(await findByHandle([entity('cup'), becher], 'mug', 'de')).toBe(becher)
    expect(await findByHandle([entity('cup'), becher], 'becher', 'en')).toBe(becher)
    expect(await findByHandle([entity('cup'), becher], 'teller', 'de')).toBeNull()
  })

  it('prefers the page’s language where a word is a handle in both', async () => {
    const gift = entity('gift', 'geschenk')
    const poison = entity('poison', 'gift')
    expect(await findByHandle([gift, poison], 'gift', 'de')).toBe(poison)
    expect(await findByHandle([gift, poison], 'gift', 'en')).toBe(gift)
  })

  it('gives a handle of two to the first', async () => {
    const [first, second] = [entity('mug', 'becher'), entity('cup', 'becher')]
    expect(await findByHandle([first, second], 'becher', 'de')).toBe(first)
    expect(await findByHandle([second, first], 'becher', 'en')).toBe(second)
  })

  it('takes no handle that is not text', async () => {
    expect(await findByHandle([entity('mug', 7), entity('cup', '')], '', 'de')).toBeNull()
  })
})
