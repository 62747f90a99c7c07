import { beforeAll, describe, expect, test } from 'vitest'
import { createProductIndex, type ProductIndex, type SearchDocument } from './product-index'

function toDocument(id: string, title: string, rest: Partial<SearchDocument> = {}): SearchDocument {
  return { id, title, groups: [], words: [], codes: [id], about: '', ...rest }
}

describe('in English', () => {
  let index: ProductIndex
  beforeAll(async () => {
    const documents = [
      toDocument('tray', 'Oak Tray', { words: ['Carries every mug of the house'] }),
      toDocument('rack', 'Wall Rack', { groups: ['Mug'] }),
      toDocument('kumo-mug', 'Kumo Mug', { groups: ['Cups'], codes: ['kumo-mug', 'KUM-INK-350'] }),
      toDocument('tealight', 'Mugwort Candle', { codes: ['tealight', 'KUM-9'] }),
      toDocument('notebook', 'Field Notebook', { words: ['Crème paper'] }),
      toDocument('lamp', 'Halo Table Lamp', { groups: ['Lighting'] }),
      toDocument('glass', 'Orla Wine Glass'),
    ]
    index = await createProductIndex(documents, 'en')
  })

  test('the title counts most, then what it is sorted under, then the rest', () => {
    expect(index.search('mug').filter((id) => id !== 'tealight')).toEqual(['kumo-mug', 'rack', 'tray'])
  })

  test('a description finds what nothing else of the product says, behind all that does', async () => {
    const documents = [
      toDocument('told', 'Orla Carafe', { about: 'Pours without a drop, beside any teapot of the house' }),
      toDocument('worded', 'Low Stool', { words: ['Teapot green'] }),
      toDocument('titled', 'Teapot'),
    ]
    const told = await createProductIndex(documents, 'en')
    expect(told.search('teapot')).toEqual(['titled', 'worded', 'told'])
    expect(told.search('pours')).toEqual(['told'])
    expect(told.search('any')).toEqual([])
  })

  test('a whole word is ahead of a longer one that begins with it', () => {
    const found = index.search('mug')
    expect(found.indexOf('kumo-mug')).toBeLessThan(found.indexOf('tealight'))
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
    ['<b>lamp</b>', undefined],
  ])('%s finds first %s', (query, id) => {
    expect(index.search(query)[0]).toBe(id)
  })

  test('all words must be there', () => {
    expect(index.search('kumo lamp')).toEqual([])
  })

  test('a typing error is looked for only where nothing is written like that', () => {
    expect(index.search('wall')).toEqual(['rack'])
  })

  test('a SKU or handle finds its product first, in any letters and signs', () => {
    expect(index.search('kum-ink-350')).toEqual(['kumo-mug'])
    expect(index.search('KUM INK 350')).toEqual(['kumo-mug'])
    expect(index.search('kum-9')[0]).toBe('tealight')
    expect(index.search('kum-ink-351')).toEqual([])
  })

  test.each(['', '   ', '🫖', '"*+-&|(){}[]^~?:\\/', '%00', 'constructor', '__proto__', 'zzzzqqqq', 'x'.repeat(5000)])(
    '%j finds nothing, and breaks nothing',
    (query) => {
      expect(index.search(query)).toEqual([])
    },
  )
})

describe('in German', () => {
  let index: ProductIndex
  beforeAll(async () => {
    const documents = [
      toDocument('table', 'Halo Tischleuchte', { groups: ['Leuchten'] }),
      toDocument('pendant', 'Bell Pendelleuchte'),
      toDocument('glass', 'Orla Weinglas', { groups: ['Gläser'] }),
      toDocument('dish', 'Käseglocke', { words: ['Für große Laibe'] }),
      toDocument('chair', 'Stuhl aus Esche'),
    ]
    index = await createProductIndex(documents, 'de')
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
    expect(index.search(query)).toEqual(ids)
  })
})

describe('in Japanese', () => {
  let index: ProductIndex
  beforeAll(async () => {
    const documents = [
      toDocument('mug', 'クモ マグカップ', { groups: ['マグカップ'], words: ['手びねりのような、ろくろ成形'] }),
      toDocument('bowl', 'ミラ 木のボウル', { about: '朝食にもラーメンにも使える深めの器です。' }),
      toDocument('lamp', 'ベル ペンダントライト', { groups: ['照明'] }),
      toDocument('shirt', 'リネンシャツ', { groups: ['シャツ'] }),
    ]
    index = await createProductIndex(documents, 'ja')
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
    expect(index.search(query)[0]).toBe(id)
  })
})

describe('in Arabic', () => {
  let index: ProductIndex
  beforeAll(async () => {
    const documents = [
      toDocument('mug', 'كوب كومو', { groups: ['أكواب'], words: ['مشكّل يدويًا'] }),
      toDocument('lamp', 'مصباح هالو للطاولة', { groups: ['الإضاءة'] }),
      toDocument('teapot', 'إبريق شاي آرو'),
      toDocument('cushion', 'وسادة من الكتان'),
    ]
    index = await createProductIndex(documents, 'ar')
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
    expect(index.search(query)[0]).toBe(id)
  })
})
