import { describe, expect, it } from 'vitest'
import { emptyAddress } from '~/commerce/shop/address'
import { type RequestContext } from '~/context.server'
import { toTranslate } from '~/i18n/i18n.server'
import { toLocale } from '~/i18n/locales'
import { askForPlace, fillInPlace, findPostalPlace, toFilledInNote } from './postal-place.server'

function speak(language: 'en' | 'ja' | 'ar', country: string, counted: string[] = []): RequestContext {
  const limits = { count: async (action: string) => void counted.push(action) }
  return { t: toTranslate(language), locale: toLocale(language, country), limits } as unknown as RequestContext
}

describe('the place of a postcode', () => {
  it.each([
    ['62704', 'Springfield', 'IL'],
    ['94043-1351', 'Mountain View', 'CA'],
    [' ９４０４３ ', 'Mountain View', 'CA'],
    ['٩٤٠٤٣', 'Mountain View', 'CA'],
    ['00501', 'Holtsville', 'NY'],
    // it begins like those of Arkansas, and its town is in Missouri
    ['72643', 'Lead Hill', 'MO'],
  ])('is town and state in the United States: %s', (typed, city, province) => {
    expect(findPostalPlace('us', typed, 'de')).toEqual({ city, province })
  })

  it.each([
    ['150-0001', '渋谷区', 'Tokyo'],
    ['１５０ー０００１', '渋谷区', 'Tokyo'],
    ['9071801', '八重山郡与那国町', 'Okinawa'],
    // since 2024
    ['430-0901', '浜松市中央区', 'Shizuoka'],
  ])('is municipality and prefecture in Japan: %s', (typed, city, province) => {
    expect(findPostalPlace('jp', typed, 'ja')).toEqual({ city, province })
    expect(findPostalPlace('jp', typed, 'en'), 'who cannot read it').toEqual({ city: '', province })
  })

  it('has no town where several share the postcode, and nothing where their prefectures differ', () => {
    expect(findPostalPlace('jp', '004-0000', 'ja')).toEqual({ city: '', province: 'Hokkaido' })
    expect(findPostalPlace('jp', '498-0000', 'ja')).toBeNull()
  })

  it.each([
    ['us', '00901', 'PR'],
    ['us', '09012', 'AE'],
    ['jp', '060-8621', 'Hokkaido'],
  ])('is a province alone where no table has it and no other one begins like it: %s %s', (country, typed, province) => {
    expect(findPostalPlace(country, typed, 'ja')).toEqual({ city: '', province })
  })

  it.each([
    ['us', ''],
    ['us', '6270'],
    ['us', '627041'],
    ['us', '00000'],
    ['jp', '150'],
    ['jp', '62704'],
    ['de', '10115'],
    ['__proto__', '10115'],
    ['', '62704'],
  ])('is not known of %j %j', (country, typed) => expect(findPostalPlace(country, typed, 'ja')).toBeNull())
})

describe('an address whose place is filled in', () => {
  const fillIn = (typed: object, language: 'en' | 'ja' = 'en') => {
    const address = { ...emptyAddress, countryCode: 'us', postalCode: '62704', ...typed }
    const { address: whole, filledIn } = fillInPlace(address, language)
    return [whole.city, whole.province, ...filledIn]
  }

  it('has what was left empty, by the names that the form has for it', () => {
    expect(fillIn({})).toEqual(['Springfield', 'IL', 'Springfield', 'Illinois'])
    expect(fillIn({ province: 'Illinois' })).toEqual(['Springfield', 'Illinois', 'Springfield'])
    const japan = { countryCode: 'jp', postalCode: '1500001' }
    expect(fillIn(japan, 'ja')).toEqual(['渋谷区', 'Tokyo', '東京都', '渋谷区'])
    expect(fillIn(japan)).toEqual(['', 'Tokyo', 'Tokyo (東京都)'])
  })

  it('keeps what was typed', () => {
    expect(fillIn({ city: 'Chicago', province: 'NY' })).toEqual(['Chicago', 'NY'])
    expect(fillIn({ city: 'Chicago' })).toEqual(['Chicago', 'IL', 'Illinois'])
    expect(fillIn({ province: 'NY' }), 'a town of another state').toEqual(['', 'NY'])
  })

  it('stays as it is where nothing is known', () => {
    expect(fillIn({ postalCode: '6270' })).toEqual(['', ''])
    expect(fillIn({ countryCode: 'de', postalCode: '10115' })).toEqual(['', ''])
  })
})

describe('what the form says of it', () => {
  it('names all that was filled in, in the language of the page', () => {
    expect(toFilledInNote(speak('en', 'us'), ['Springfield', 'Illinois'])).toEqual({
      kind: 'notice',
      text: 'Filled in from the postcode: Springfield and Illinois. Please check that it is right.',
    })
    expect(toFilledInNote(speak('ja', 'jp'), ['東京都', '渋谷区'])?.text).toContain('東京都、渋谷区')
    // Latin names run in their own direction
    expect(toFilledInNote(speak('ar', 'us'), ['Illinois'])?.text).toContain('\u2068Illinois\u2069')
  })

  it('is nothing where nothing was', () => expect(toFilledInNote(speak('en', 'us'), [])).toBeUndefined())
})

it('is looked up for a script that asks, which is counted', async () => {
  const counted: string[] = []
  const asked = { country: 'jp', postalCode: '１５００００１' }
  expect(await askForPlace(speak('ja', 'jp', counted), asked)).toEqual({ city: '渋谷区', province: 'Tokyo' })
  expect(counted).toEqual(['postcode'])
})
