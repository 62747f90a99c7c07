import { describe, expect, it } from 'vitest'
import { toForeign, toForeignLine, toTextLang, toLabelLang, toWordLang } from './translation.server'

const mug = { metadata: { translations: { de: { title: 'Becher', subtitle: '', values: { Clay: 'Ton' } } } } }
const becher = { metadata: { translations: { en: { title: 'Mug' } } } }

describe('toForeign', () => {
  const shown = ['title', 'subtitle', 'description'] as const

  it('names the backend’s language for what the page’s has no words for', () => {
    expect(toForeign(mug, shown, 'de')).toEqual({ foreign: { subtitle: 'en', description: 'en' } })
    expect(toForeign(mug, ['title'], 'ar')).toEqual({ foreign: { title: 'en' } })
    expect(toForeign({}, ['title'], 'ja')).toEqual({ foreign: { title: 'en' } })
    expect([toTextLang(mug, 'title', 'ar'), toTextLang(mug, 'title', 'de')]).toEqual([{ lang: 'en' }, {}])
  })

  it('says nothing where all is in the page’s language', () => {
    expect(toForeign(mug, ['title'], 'de')).toEqual({})
    expect(toForeign(mug, shown, 'en')).toEqual({})
  })

  it('says nothing of an entity that is translated into what should be its own language', () => {
    expect(toForeign(becher, ['title'], 'ar')).toEqual({})
    expect(toWordLang(becher, 'values', 'Ton', 'ar')).toEqual({})
  })
})

describe('the words of a product’s choices', () => {
  it('are of the backend’s language where there is no translation', () => {
    expect(toWordLang(mug, 'values', 'Clay', 'de')).toEqual({})
    expect(toWordLang(mug, 'values', 'Oak', 'de')).toEqual({ lang: 'en' })
    expect(toWordLang(mug, 'options', 'Color', 'de')).toEqual({ lang: 'en' })
    expect(toWordLang(mug, 'values', 'Oak', 'en')).toEqual({})
  })

  it.each(['M', 'XXL', 'A5', '350 ml', '140 × 200 cm'])('are of none that read the same in each: %s', (word) => {
    expect(toWordLang({}, 'values', word, 'ar')).toEqual({})
    expect(toLabelLang({ label: word, labels: {} }, 'ar')).toEqual({})
  })

  it('are of the backend’s in a filter that nobody has translated', () => {
    const color = { label: 'Color', labels: { de: 'Farbe' } }
    expect([toLabelLang(color, 'de'), toLabelLang(color, 'ja')]).toEqual([{}, { lang: 'en' }])
    expect(toLabelLang({ label: 'Farbe', labels: { en: 'Color' } }, 'ja')).toEqual({})
  })
})

describe('toForeignLine', () => {
  it('names the language of what was chosen only where none of its words is in the page’s', () => {
    expect(toForeignLine(mug, 'Oak / M', 'ar')).toEqual({ foreign: { title: 'en', variant: 'en' } })
    expect(toForeignLine(mug, 'Oak / M', 'de')).toEqual({ foreign: { variant: 'en' } })
    expect(toForeignLine(mug, 'Oak / Clay', 'de')).toEqual({})
    expect(toForeignLine(mug, '350 ml', 'ar')).toEqual({ foreign: { title: 'en' } })
    expect(toForeignLine(mug, '', 'de')).toEqual({})
  })
})
