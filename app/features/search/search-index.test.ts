import { beforeAll, describe, expect, test } from 'vitest'
import { createSearchIndex, type SearchDocument, type SearchIndex } from './search-index'

function toDocument(id: string, title: string, rest: Partial<SearchDocument> = {}): SearchDocument {
  return { id, title, groups: [], within: [], values: [], codes: [id], about: '', ...rest }
}

describe('in English', () => {
  let index: SearchIndex
  beforeAll(async () => {
    const documents = [
      toDocument('tray', 'Oak Tray', { about: 'Carries every mug of the house' }),
      toDocument('rack', 'Wall Rack', { groups: ['Mug'] }),
      toDocument('kumo-mug', 'Kumo Mug', { groups: ['Cups'], codes: ['kumo-mug', 'KUM-INK-350'] }),
      toDocument('tealight', 'Mugwort Candle', { codes: ['tealight', 'KUM-9'] }),
      toDocument('notebook', 'Field Notebook', { values: ['Crème paper'] }),
      toDocument('lamp', 'Halo Table Lamp', { groups: ['Lighting'] }),
      toDocument('glass', 'Orla Wine Glass'),
    ]
    index = await createSearchIndex(documents, { language: 'en' })
  })

  test('the title counts most, then what it is; what only mentions the word was not meant', () => {
    expect(index.search('mug').ids).toEqual(['kumo-mug', 'rack'])
  })

  test('a description finds what no name says', async () => {
    const documents = [
      toDocument('told', 'Orla Carafe', { about: 'Pours without a drop, beside any teapot of the house' }),
      toDocument('worded', 'Low Stool', { groups: ['Teapot green'] }),
      toDocument('titled', 'Teapot'),
    ]
    const told = await createSearchIndex(documents, { language: 'en' })
    expect(told.search('teapot').ids).toEqual(['titled', 'worded'])
    expect(told.search('pours').ids).toEqual(['told'])
    expect(told.search('any').ids).toEqual([])
  })

  test('the beginning of a word finds it where no word is written so', () => {
    expect(index.search('mugw').ids).toEqual(['tealight'])
    expect(index.search('mug').ids).not.toContain('tealight')
  })

  test.each([
    ['ku', 'kumo-mug'],
    ['KUMO  mug', 'kumo-mug'],
    ['mugs kumo', 'kumo-mug'],
    ['glasses', 'glass'],
    ['creme', 'notebook'],
    ['notebok', 'notebook'],
    ['filed notebook', 'notebook'],
    ['tabel lamp', 'lamp'],
    ['lmap', 'lamp'],
    ['hallo lamp', 'lamp'],
    ['ligthing', 'lamp'],
    ['<b>lamp</b>', 'lamp'],
  ])('%s finds first %s', (query, id) => {
    expect(index.search(query).ids[0]).toBe(id)
  })

  test('where nothing has all words, what has the most is named as the nearest', () => {
    expect(index.search('kumo lamp')).toMatchObject({ manner: 'nearest', as: 'lamp', ids: ['lamp'] })
    expect(index.search('kumo zzzzqqqq')).toMatchObject({ manner: 'nearest', as: 'kumo' })
  })

  test('what is mistyped is named as it is written', () => {
    expect(index.search('notebok')).toMatchObject({ manner: 'respelled', as: 'notebook' })
    expect(index.search('notebook')).toMatchObject({ manner: 'asked', as: 'notebook' })
  })

  test('two words are found in one, and one in two', () => {
    expect(index.search('note book').ids).toEqual(['notebook'])
    expect(index.search('wineglass').ids).toEqual(['glass'])
  })

  test('a typing error is looked for only where nothing is written like that', () => {
    expect(index.search('wall').ids).toEqual(['rack'])
  })

  test('a SKU or handle finds its product first, in any letters and signs', () => {
    expect(index.search('kum-ink-350').ids).toEqual(['kumo-mug'])
    expect(index.search('KUM INK 350').ids).toEqual(['kumo-mug'])
    expect(index.search('kum-9').ids[0]).toBe('tealight')
    expect(index.search('kum-ink-351').manner).toBe('nearest')
  })

  test.each(['', '   ', '🫖', '"*+-&|(){}[]^~?:\\/', '%00', 'constructor', '__proto__', 'zzzzqqqq', 'x'.repeat(5000)])(
    '%j finds nothing, and breaks nothing',
    (query) => {
      expect(index.search(query).ids).toEqual([])
    },
  )
})

describe('in German', () => {
  let index: SearchIndex
  beforeAll(async () => {
    const documents = [
      toDocument('table', 'Halo Tischleuchte', { groups: ['Leuchten'] }),
      toDocument('pendant', 'Bell Pendelleuchte'),
      toDocument('glass', 'Orla Weinglas', { groups: ['Gläser'] }),
      toDocument('dish', 'Käseglocke', { values: ['Für große Laibe'] }),
      toDocument('chair', 'Stuhl aus Esche'),
    ]
    index = await createSearchIndex(documents, { language: 'de' })
  })

  test.each([
    ['leuchte', ['table', 'pendant']],
    ['leuchten', ['table', 'pendant']],
    ['glas', ['glass']],
    ['gläser', ['glass']],
    ['glaeser', ['glass']],
    ['glaser', ['glass']],
    ['kaeseglocke', ['dish']],
    ['Kase', ['dish']],
    ['grosse', ['dish']],
    ['stühle', ['chair']],
    ['tischlechte', ['table']],
    ['lampenfieber', []],
  ])('%s finds %j', (query, ids) => {
    expect(index.search(query).ids).toEqual(ids)
  })
})

describe('in Japanese', () => {
  let index: SearchIndex
  beforeAll(async () => {
    const documents = [
      toDocument('mug', 'クモ マグカップ', { groups: ['マグカップ'], values: ['手びねりのような、ろくろ成形'] }),
      toDocument('bowl', 'ミラ 木のボウル', { about: '朝食にもラーメンにも使える深めの器です。' }),
      toDocument('lamp', 'ベル ペンダントライト', { groups: ['照明'] }),
      toDocument('shirt', 'リネンシャツ', { groups: ['シャツ'] }),
    ]
    index = await createSearchIndex(documents, { language: 'ja' })
  })

  test.each([
    ['マグカップ', 'mug'],
    ['カップ', 'mug'],
    ['ﾏｸﾞ', 'mug'],
    ['まぐかっぷ', 'mug'],
    ['木のボウル', 'bowl'],
    ['ラーメン', 'bowl'],
    ['ライト', 'lamp'],
    ['照明', 'lamp'],
    ['リネンのシャツ', 'shirt'],
    ['の', undefined],
    ['花瓶', undefined],
  ])('%s finds first %s', (query, id) => {
    expect(index.search(query).ids[0]).toBe(id)
  })
})

describe('in Arabic', () => {
  let index: SearchIndex
  beforeAll(async () => {
    const documents = [
      toDocument('mug', 'كوب كومو', { groups: ['أكواب'], values: ['مشكّل يدويًا'] }),
      toDocument('lamp', 'مصباح هالو للطاولة', { groups: ['الإضاءة'] }),
      toDocument('teapot', 'إبريق شاي آرو'),
      toDocument('cushion', 'وسادة من الكتان'),
    ]
    index = await createSearchIndex(documents, { language: 'ar' })
  })

  test.each([
    ['كُوب', 'mug'],
    ['اكواب', 'mug'],
    ['المصباح', 'lamp'],
    ['طاوله', 'lamp'],
    ['اضاءة', 'lamp'],
    ['ابريق الشاي', 'teapot'],
    ['وساده', 'cushion'],
    ['كتـــان', 'cushion'],
    ['سجادة', undefined],
  ])('%s finds first %s', (query, id) => {
    expect(index.search(query).ids[0]).toBe(id)
  })
})
