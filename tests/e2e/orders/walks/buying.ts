import { expect } from '../../../support/test'
import { type Action } from './action'
import { bookOrder, type Means, priceBag } from './bookings'
import { prepareBag } from './checkout-steps'
import { findVariant } from './ledger'
import { readText } from './pages'
import { delivery, locale, money, toVariantId, type World } from './world'

const mostOrders = 2

/** How many more of it could be in the bag; fewer than none where more are in it than there are. */
function toFree({ ledger }: World, title: string): number {
  const { stock, isSold } = findVariant(ledger, title)
  const inBag = ledger.bag.get(title) ?? 0
  return (isSold ? stock : 0) - inBag
}

export const putIntoBag: Action = {
  name: 'put into the bag',
  list(world) {
    const { ledger, hands, product } = world
    if (ledger.orders.length >= mostOrders) return []
    return ledger.variants.flatMap(({ title }) =>
      [1, 2, 3]
        .filter((count) => count <= toFree(world, title))
        .map((count) => ({
          what: `the shopper puts ${count} ${title} into the bag`,
          async happen() {
            const id = toVariantId(world, title)
            const page = await hands.open(`/${locale}/products/${product.handle}?variant=${id}`)
            const form = { to: `/${locale}/cart`, having: `variantId=${id}` }
            await hands.send(page, form, { quantity: String(count) })
            ledger.bag.set(title, (ledger.bag.get(title) ?? 0) + count)
          },
        })),
    )
  },
}

export const order: Action = {
  name: 'order',
  weight: 8,
  list(world) {
    const { bag, card, code, orders } = world.ledger
    const isThere = [...bag.keys()].every((title) => toFree(world, title) >= 0)
    if (bag.size === 0 || !isThere || orders.length >= mostOrders) return []
    const ways: Means[] = [
      { hasCard: false, hasCode: false },
      { hasCard: true, hasCode: false },
      { hasCard: false, hasCode: true },
      { hasCard: true, hasCode: true },
    ]
    return ways
      .filter(({ hasCard, hasCode }) => !(hasCard && card.balance === 0) && !(hasCode && code.uses > 0))
      .map((means) => ({
        what: `the shopper orders${means.hasCard ? ', with the gift card' : ''}${means.hasCode ? ', with the code' : ''}`,
        happen: () => place(world, means),
      }))
  },
}

async function place(world: World, means: Means): Promise<void> {
  const { hands, ledger, cardCode, discountCode, email } = world
  const bag = `/${locale}/cart`
  for (const code of [...(means.hasCode ? [discountCode] : []), ...(means.hasCard ? [cardCode] : [])]) {
    await hands.send(await hands.open(bag), { to: bag, having: 'intent=apply-code' }, { code })
  }
  await prepareBag(await hands.readCartId(), email)
  const path = `/${locale}/checkout/review`
  const review = await hands.open(path)
  const { total } = priceBag(ledger, means, delivery)
  expect(readText(review, '[data-total] dd'), 'what the review asks for').toBe(money(total))
  const leadsTo = /\/orders\/([^/]+)\/confirmation/
  const placed = await hands.send(review, { to: path, having: `total=${total}`, leadsTo })
  const [, id] = leadsTo.exec(placed.path) ?? []
  if (!id) throw new Error(`ordering led to ${placed.path}`)
  bookOrder(ledger, id, means, delivery)
}
