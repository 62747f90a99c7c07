import { expect, it } from 'vitest'
import { packLines, unpackLines } from '~/commerce/packed-lines.server'
import { type ProductSummary } from '~/commerce/shop/product'
import { catalogueForm, type KeptCatalogue, toKeptCatalogue, toKeptRows } from './kept-catalogue.server'

const product: ProductSummary = {
  id: 'prod_1',
  handle: 'kanne',
  title: 'Jug\twith a tab,\na "break" and \u2028',
  subtitle: null,
  description: 'ماء 水',
  thumbnail: null,
  giftCard: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-02-01T00:00:00.000Z',
  collection: { id: 'pcol_1', handle: 'table', title: 'Table', metadata: null },
  type: 'Jug',
  tags: ['new', 'blue'],
  categoryIds: ['pcat_1'],
  variants: [{ sku: 'JUG-1', values: [['Size', 'One']] }],
  energy: null,
  metadata: { translations: { de: { title: 'Kanne' } } },
}
const other: ProductSummary = {
  ...product,
  id: 'prod_0',
  handle: 'mug',
  title: 'Mug',
  createdAt: '2026-03-01T00:00:00.000Z',
}

async function toCatalogue(products: ProductSummary[]) {
  const rows = new Map((await toKeptRows(products)).map((row, place) => [products[place]?.id ?? '', row]))
  return toKeptCatalogue(rows, JSON.stringify([['pcat_1', ['pcat_0', 'pcat_1']]]), undefined)
}

async function share(value: KeptCatalogue, previous?: KeptCatalogue): Promise<KeptCatalogue> {
  return catalogueForm.fromLines(unpackLines(await packLines(catalogueForm.toLines(value))), previous)
}

it('the catalogue comes to another process as it is', async () => {
  for (const products of [[product, other], []]) {
    const catalogue = await toCatalogue(products)
    expect(await share(catalogue)).toEqual(catalogue)
  }
})

it('who has the same catalogue keeps its own, and the index where a product was only touched', async () => {
  const catalogue = await toCatalogue([product, other])
  expect(await share(await toCatalogue([product, other]), catalogue)).toBe(catalogue)
  const touched = await share(await toCatalogue([{ ...product, updatedAt: '2026-04-01' }, other]), catalogue)
  expect(touched.catalogue).toBe(catalogue.catalogue)
  expect(touched.entries).not.toEqual(catalogue.entries)
})

it('has the first thirty words of a description in each language', async () => {
  const long = Array.from({ length: 40 }, (_, number) => `w${number}`).join('\n ')
  const metadata = { translations: { de: { description: long } } }
  const { catalogue } = await toCatalogue([{ ...product, description: long, metadata }])
  const description = Array.from({ length: 30 }, (_, number) => `w${number}`).join(' ')
  expect(catalogue.products[0]).toMatchObject({ description, metadata: { translations: { de: { description } } } })
})
