import { expect } from '../../../support/test'
import { findVariant, type Variant } from './ledger'
import { listBag, readText } from './pages'
import { locale, money, toVariantId, type World } from './world'

// pages that anybody may see are kept, and purged a moment after a change
const soon = { timeout: 20_000, intervals: [50, 100, 250] }

// from this number on a page says how many are left
const few = 3

/** Holds the pages of the product, and the bag, to the ledger. */
export async function holdShelf(world: World): Promise<void> {
  for (const variant of world.ledger.variants) {
    const state = toStockState(variant)
    const told = `${variant.price} ${state}`
    if (!variant.isSold || world.shown.get(variant.title) === told) continue
    await expect.poll(() => readShelf(world, variant), soon).toEqual([money(variant.price), state])
    world.shown.set(variant.title, told)
  }
  if (world.ledger.bag.size > 0) await holdBag(world)
}

function toStockState({ stock }: Variant): string {
  if (stock <= 0) return 'sold-out'
  return stock <= few ? 'low-stock' : 'in-stock'
}

async function readShelf(world: World, { title }: Variant): Promise<(string | null | undefined)[]> {
  const path = `/${locale}/products/${world.product.handle}?variant=${toVariantId(world, title)}`
  const page = await world.hands.open(path)
  const state = page.document.querySelector('.stock')?.getAttribute('data-state')
  return [readText(page, '[data-testid=product-price]'), state]
}

async function holdBag({ ledger, hands }: World): Promise<void> {
  const bag = listBag(await hands.open(`/${locale}/cart`))
  const told = bag.map(({ variant, pieces, total }) => ({ variant, pieces, total }))
  const known = [...ledger.bag].map(([variant, pieces]) => {
    const { price } = findVariant(ledger, variant)
    return { variant, pieces, total: money(pieces * price) }
  })
  expect(told.sort(byVariant), 'the bag').toEqual(known.sort(byVariant))
  const missing = bag.filter(({ state }) => state === 'short' || state === 'sold-out').map(({ variant }) => variant)
  const short = [...ledger.bag].filter(([variant, pieces]) => findVariant(ledger, variant).stock < pieces)
  expect(missing.sort(), 'what of the bag is not there').toEqual(short.map(([variant]) => variant).sort())
}

function byVariant(one: { variant: string }, other: { variant: string }): number {
  return one.variant.localeCompare(other.variant)
}
