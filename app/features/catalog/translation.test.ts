import { describe, expect, it } from 'vitest'
import {
  pickTranslations,
  toTranslated,
  toTranslatedOption,
  toTranslatedValue,
  toTranslatedVariantTitle,
} from './translation'

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
    expect(toTranslated(mug, 'de')).toMatchObject({ title: 'Becher', description: 'Holds coffee.' })
  })

  it('prefers the original to an empty translation', () => {
    expect(toTranslated(mug, 'de').subtitle).toBe('Stoneware')
  })

  it('keeps the handle: a product has one address', () => {
    expect(toTranslated(mug, 'de').handle).toBe('mug')
  })

  it('adds no field that the entity does not have', () => {
    const { title: _, ...untitled } = mug
    expect(toTranslated(untitled, 'de')).not.toHaveProperty('title')
  })

  it('gives the original where there is no translation, whatever the metadata holds', () => {
    expect(toTranslated(mug, 'en')).toBe(mug)
    for (const metadata of [null, {}, { translations: 'none' }, { translations: { de: null } }]) {
      expect(toTranslated({ ...mug, metadata }, 'de').title).toBe('Mug')
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
    expect(toTranslatedOption(mug, 'Color', 'de')).toBe('Farbe')
    expect(toTranslatedValue(mug, 'Black', 'de')).toBe('Schwarz')
    expect(toTranslatedVariantTitle(mug, 'Black / M', 'de')).toBe('Schwarz / M')
  })

  it('stay as they are where the word is unknown, even a word that every object knows', () => {
    expect(toTranslatedValue(mug, 'White', 'de')).toBe('White')
    expect(toTranslatedValue(mug, 'constructor', 'de')).toBe('constructor')
    expect(toTranslatedOption(mug, 'Size', 'en')).toBe('Size')
  })
})
