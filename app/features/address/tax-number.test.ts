import { describe, expect, it } from 'vitest'
import { getTaxNumberKind, readTaxNumber } from './tax-number'

describe('readTaxNumber', () => {
  it.each([
    ['at', 'ATU13585627', 'ATU1358562', 'ATU13585626'],
    ['be', 'BE0428759497', 'BE2428759497', 'BE0428759498'],
    ['bg', 'BG175074752', 'BG17507475', 'BG17507475210'],
    ['cy', 'CY10259033P', 'CY102590331', 'CY1025903P'],
    ['cz', 'CZ25123891', 'CZ2512389', 'CZ25123891123'],
    ['de', 'DE136695976', 'DE13669597', 'DE136695978'],
    ['dk', 'DK13585628', 'DK1358562', 'DK1358562A'],
    ['ee', 'EE100931558', 'EE10093155', 'EE10093155A'],
    ['es', 'ESB58378431', 'ES583784311', 'ESB5837843'],
    ['fi', 'FI20774740', 'FI2077474', 'FI2077474X'],
    ['fr', 'FR40303265045', 'FR4030326504', 'FR41303265045'],
    ['gr', 'EL094259216', 'EL94259216', 'EL0942592160'],
    ['hr', 'HR33392005961', 'HR3339200596', 'HR33392005962'],
    ['hu', 'HU12892312', 'HU12892312242', 'HU1289231'],
    ['ie', 'IE6433435OA', 'IE64334350', 'IE643343A'],
    ['it', 'IT00743110157', 'IT0074311015', 'IT00743110158'],
    ['lt', 'LT100001919017', 'LT11951151', 'LT1195115150'],
    ['lu', 'LU15027442', 'LU1502744', 'LU150274420'],
    ['lv', 'LV40003521600', 'LV4000352160', 'LV4000352160A'],
    ['mt', 'MT11679112', 'MT1167911', 'MT116791120'],
    ['nl', 'NL004495445B01', 'NL004495445', 'NL004495445A01'],
    ['pl', 'PL8567346215', 'PL856734621', 'PL85673462150'],
    ['pt', 'PT501964843', 'PT50196484', 'PT5019648430'],
    ['ro', 'RO18547290', 'RO1', 'RO18547290123'],
    ['se', 'SE556188840401', 'SE5561888404', 'SE55618884040A'],
    ['si', 'SI50223054', 'SI5022305', 'SI502230540'],
    ['sk', 'SK2022749619', 'SK202274961', 'SK20227496190'],
    ['gb', 'GB980780684', 'GB98078068', 'GBGX123'],
    ['ch', 'CHE107787577MWST', 'CHE10778757', 'CHE107787577VAT'],
    ['no', 'NO995525828MVA', 'NO99552582', 'NO995525828VAT'],
    ['ae', '100123456700003', '10012345670000', '10012345670000A'],
    ['au', '51824753556', '5182475355', '5182475355A'],
  ])('knows the number of %s: %s, not %s and %s', (country, right, ...wrong) => {
    expect(readTaxNumber(right, country)?.number).toBe(right)
    for (const typed of wrong) expect(readTaxNumber(typed, country), typed).toBeNull()
  })

  it.each([
    ['at', 'u 1358 5627', 'ATU13585627'],
    ['be', 'be 0428.759.497', 'BE0428759497'],
    ['de', '136 695 976', 'DE136695976'],
    ['es', 'b-58378431', 'ESB58378431'],
    ['gr', 'GR 094259216', 'EL094259216'],
    ['gb', 'GB 980 7806 84', 'GB980780684'],
    ['gb', 'xi 980 7806 84', 'XI980780684'],
    ['ch', 'CHE-107.787.577 MWST', 'CHE107787577MWST'],
    ['no', '995 525 828 mva', 'NO995525828MVA'],
  ])('writes the one of %s typed as %s in its one spelling', (country, typed, number) => {
    expect(readTaxNumber(typed, country)?.number).toBe(number)
  })

  it('takes the number of another country by its prefix, and calls it as that one does', () => {
    expect(readTaxNumber('ATU13585627', 'de')).toEqual({ number: 'ATU13585627', word: 'vatNumber' })
    expect(readTaxNumber('CHE107787577', 'de')).toEqual({ number: 'CHE107787577', word: 'uid' })
    expect(readTaxNumber('U13585627', 'de')).toBeNull()
  })

  it('makes no French number of a mistyped one with another prefix', () => {
    expect(readTaxNumber('DE136695978', 'fr')).toBeNull()
    expect(readTaxNumber('FRDE136695978', 'fr')?.number).toBe('FRDE136695978')
  })

  it('takes up to 20 letters and digits where no format is known', () => {
    expect(readTaxNumber('t 1234-5678 9012', 'jp')).toEqual({ number: 'T123456789012', word: 'taxNumber' })
    for (const typed of ['1'.repeat(21), '12/34', '<b>', '', 'Ä1']) expect(readTaxNumber(typed, 'jp'), typed).toBeNull()
  })
})

describe('getTaxNumberKind', () => {
  it('has an example that is a number of the country', () => {
    for (const country of ['at', 'be', 'ch', 'de', 'es', 'fr', 'gb', 'gr', 'it', 'nl', 'no', 'ae', 'au']) {
      const example = getTaxNumberKind(country)?.example ?? ''
      expect(readTaxNumber(example, country)?.number, country).toBe(example)
    }
  })

  it('knows no example of an unknown format, and no number at all where firms have none', () => {
    expect(getTaxNumberKind('jp')).toEqual({ word: 'taxNumber', example: null })
    expect(getTaxNumberKind('us')).toBeNull()
    expect(getTaxNumberKind('constructor')).toEqual({ word: 'taxNumber', example: null })
  })
})
