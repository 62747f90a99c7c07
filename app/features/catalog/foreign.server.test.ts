import { describe, expect, it } from 'vitest'
import { toForeign } from './foreign.server'

const mug = { metadata: { translations: { de: { title: 'Becher', subtitle: '' } } } }

describe('toForeign', () => {
  const shown = ['title', 'subtitle', 'description'] as const

  it('names the backend’s language for what the page’s has no words for', () => {
    expect(toForeign(mug, shown, 'de')).toEqual({ foreign: { subtitle: 'en', description: 'en' } })
    expect(toForeign(mug, ['title'], 'ar')).toEqual({ foreign: { title: 'en' } })
    expect(toForeign({}, ['title'], 'ja')).toEqual({ foreign: { title: 'en' } })
  })

  it('says nothing where all is in the page’s language', () => {
    expect(toForeign(mug, ['title'], 'de')).toEqual({})
    expect(toForeign(mug, shown, 'en')).toEqual({})
  })

  it('says nothing of an entity that is translated into what should be its own language', () => {
    const becher = { metadata: { translations: { en: { title: 'Mug' } } } }
    expect(toForeign(becher, ['title'], 'ar')).toEqual({})
  })
})
