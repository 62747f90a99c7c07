import { expect } from '@playwright/test'
import { type Language } from '../../app/i18n/languages'
import { type Admin } from './admin'
import { readWorld } from './world'

type Kind = 'product' | 'category' | 'collection'
type Written = 'en' | 'de'

/** Something of the catalogue that has an address of its own in English and in German. */
export interface MadePlace {
  kind: Kind
  id: string
  /** Where the admin API has it. */
  adminPath: string
  handles: Record<Written, string>
  titles: Record<Written, string>
}

const segments = { product: 'products', category: 'categories', collection: 'collections' }
const adminPaths = {
  product: '/admin/products',
  category: '/admin/product-categories',
  collection: '/admin/collections',
}

const made: MadePlace[] = []

/** Makes a published product, an active category or a collection, and waits until the backend's plugin knows it. */
export async function createPlace(
  admin: Admin,
  kind: Kind,
  within: { category?: MadePlace; collection?: MadePlace } = {},
): Promise<MadePlace> {
  const id = Math.random().toString(36).slice(2, 8)
  const titles = { en: `Old ${kind} ${id}`, de: `Altes Ding ${id}` }
  const handles = toHandles()
  const words = { handle: handles.en, metadata: toMetadata(titles, handles) }
  const bodies = {
    product: { ...words, ...(await describeProduct(admin)), title: titles.en, ...toPlaces(within) },
    category: { ...words, name: titles.en, is_active: true, parent_category_id: within.category?.id },
    collection: { ...words, title: titles.en },
  }
  const answer = await admin.call<Record<string, { id: string }>>('POST', adminPaths[kind], bodies[kind])
  const entity = answer[kind === 'category' ? 'product_category' : kind]
  if (!entity) throw new Error(`the ${kind} was not made`)
  const place = { kind, id: entity.id, adminPath: `${adminPaths[kind]}/${entity.id}`, handles, titles }
  made.push(place)
  await waitUntilNoted(place)
  return place
}

/** Gives it other handles in both languages. */
export async function renamePlace(admin: Admin, place: MadePlace): Promise<MadePlace> {
  const handles = toHandles()
  const body = { handle: handles.en, metadata: toMetadata(place.titles, handles) }
  await admin.call('POST', place.adminPath, body)
  return { ...place, handles }
}

/** Takes what is left of a test's places out of the shop: a category of its own stands in everybody's menu. */
export async function removePlaces(admin: Admin): Promise<void> {
  for (const { adminPath } of made.splice(0).reverse()) await admin.call('DELETE', adminPath).catch(() => undefined)
}

/** Its path below the locale. */
export function toPath({ kind, handles }: MadePlace, language: Language): string {
  return `${segments[kind]}/${handles[toWritten(language)]}`
}

/** The made-up languages have no catalogue of their own. */
export function toWritten(language: Language): Written {
  return language === 'de' ? 'de' : 'en'
}

function toHandles(): Record<Written, string> {
  const id = Math.random().toString(36).slice(2, 10)
  return { en: `old-${id}`, de: `alt-${id}` }
}

function toMetadata(titles: Record<Written, string>, handles: Record<Written, string>) {
  return { translations: { de: { title: titles.de, name: titles.de, handle: handles.de } } }
}

function toPlaces({ category, collection }: { category?: MadePlace; collection?: MadePlace }) {
  return {
    ...(category && { categories: [{ id: category.id }] }),
    ...(collection && { collection_id: collection.id }),
  }
}

async function describeProduct(admin: Admin) {
  return {
    status: 'published',
    sales_channels: await admin.listChannels(),
    options: [{ title: 'Size' }],
    variants: [
      {
        title: 'One',
        inventory_quantity: 5,
        options: [{ value: 'One' }],
        prices: [{ currency_code: 'eur', amount: 2000 }],
      },
    ],
  }
}

// the handle in the other language is known by the record alone
async function waitUntilNoted({ kind, handles }: MadePlace): Promise<void> {
  const url = new URL(`/store/vitrine/handles/${kind}/${handles.de}`, readWorld('MEDUSA_URL'))
  const find = async () => ((await (await fetch(url)).json()) as { place: unknown }).place
  await expect.poll(find, { timeout: 20_000 }).not.toBeNull()
}
