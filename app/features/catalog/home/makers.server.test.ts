import { expect, test } from 'vitest'
import { createTestIndex } from '../../../../tests/support/test-index'
import { toLocale } from '../../../i18n/locales'
import { listMakers } from './makers.server'

const barca = { brand: 'Olaria Barca', thumbnail: '/uploads/bowl.webp' }
const aske = { brand: 'Aske', thumbnail: '/uploads/chair.webp', maker: 'A small factory.' }

function list(products: Parameters<typeof createTestIndex>[0], language: 'en' | 'de' = 'en') {
  return listMakers({ locale: toLocale(language, 'de') }, createTestIndex(products).products)
}

test('each maker is shown once, with the newest piece that tells of it', async () => {
  const makers = await list([
    { id: 'mug', ...barca },
    { id: 'bowl', ...barca, maker: 'Four potters.' },
    { id: 'cup', ...barca, maker: 'Potters.' },
    { id: 'chair', ...aske },
  ])
  expect(makers.map(({ title, handle, description }) => [title, handle, description])).toEqual([
    ['Olaria Barca', 'olaria-barca', 'Four potters.'],
    ['Aske', 'aske', 'A small factory.'],
  ])
  expect(makers[0]?.picture?.src).toContain('bowl.webp')
})

test('what is told stands in the page’s language, or says in which it is', async () => {
  const metadata = { translations: { de: { title: 'Stuhl', maker: 'Eine kleine Fabrik.' } } }
  const [told, foreign] = await list(
    [
      { id: 'chair', ...aske, metadata },
      { id: 'bowl', ...barca, maker: 'Four potters.' },
    ],
    'de',
  )
  expect(told).toMatchObject({ title: 'Aske', description: 'Eine kleine Fabrik.' })
  expect(told).not.toHaveProperty('foreign')
  expect(foreign).toMatchObject({ description: 'Four potters.', foreign: { description: 'en' } })
})

test('there is nobody where a name, a word on it or a picture is missing, and no more than a row', async () => {
  const { maker, ...unsaid } = aske
  expect(
    await list([
      { id: 'a', ...unsaid },
      { id: 'b', ...aske, thumbnail: null },
      { id: 'c', maker },
    ]),
  ).toEqual([])
  const many = Array.from({ length: 6 }, (_, number) => ({ id: `p${number}`, ...aske, brand: `Maker ${number}` }))
  expect(await list(many)).toHaveLength(4)
})
