import type { Services } from '../container'
import { type LiveLine, type OpenCart, isStale, mayFollow, readLiveLines, readOpenCart } from '../carts/live-lines'
import { isShippingStale, reprice } from '../carts/reprice'

const noteKnown = `
  INSERT INTO vitrine_known_price (line_item_id, region_id, unit_price, includes_tax)
  SELECT id, $2, $3, $4 FROM line_item WHERE id = $1
  ON CONFLICT (line_item_id) DO UPDATE
  SET region_id = excluded.region_id, unit_price = excluded.unit_price, includes_tax = excluded.includes_tax`

// a line that has something to tell already keeps it
const carryKnown = `
  INSERT INTO vitrine_known_price (line_item_id, region_id, unit_price, includes_tax)
  SELECT DISTINCT ON (line.id) line.id, told.region_id, told.unit_price, told.includes_tax
  FROM line_item line
  JOIN line_item source ON source.cart_id = $2 AND source.variant_id = line.variant_id AND source.should_merge
  JOIN vitrine_known_price told ON told.line_item_id = source.id
  JOIN vitrine_known_price own ON own.line_item_id = line.id AND own.region_id = told.region_id
    AND own.includes_tax = told.includes_tax
  WHERE line.cart_id = $1 AND line.should_merge AND told.region_id = $3
    AND own.unit_price = line.unit_price AND told.unit_price <> line.unit_price
    AND told.includes_tax = coalesce((to_jsonb(line)->>'includes_tax')::boolean, false)
  ORDER BY line.id, source.created_at DESC
  ON CONFLICT (line_item_id) DO UPDATE SET unit_price = excluded.unit_price`

// who opens a bag has not left it: so the shop's cookie goes on too; a completion that holds it is waited for by nobody
const touch = `
  UPDATE cart SET updated_at = now() WHERE id = (
    SELECT id FROM cart WHERE id = $1 AND updated_at < now() - interval '1 day' FOR NO KEY UPDATE SKIP LOCKED)`

/**
 * What is in a cart costs what the shop asks for it now. Medusa gives a line the price of the moment that it was added at,
 * and another one only with the next change of that line.
 */
class CartPricesService {
  readonly services

  constructor({ manager, logger, cartService, paymentProviderService, priceSelectionStrategy }: Services) {
    this.services = { manager, logger, cartService, paymentProviderService, priceSelectionStrategy }
  }

  /**
   * Brings a cart's lines and shipping up to the prices that hold now, and remembers of each line what its shopper takes it
   * to cost. Done twice it changes nothing, so that no reading loses what another is still to tell.
   * @param seen by line, the price that the shopper has confirmed having seen: it is known from
   *   now on where it is still the line's
   * @param known by line, what its shopper took it to cost when it was taken out before: told where
   *   the line has nothing else to tell
   * @param from a cart that was folded into this one: what its lines were known to cost and cost no more is known
   *   of the lines here, so that it goes on being told
   * @returns amounts in
   *   minor units for one piece, as the line has them; `changed` where somebody who has read the cart before must read it
   *   again; null where there is no such cart
   */
  async follow(
    cartId: string,
    {
      seen = {},
      known = {},
      from,
    }: { seen?: Record<string, number>; known?: Record<string, number>; from?: string } = {},
  ): Promise<{ changed: boolean; prices: Record<string, { known: number | null; live: number | null }> } | null> {
    const { manager } = this.services
    const cart = await readOpenCart(manager, cartId)
    if (!cart) return null
    await manager.query(touch, [cartId])
    if (!mayFollow(cart)) return { changed: false, prices: {} }
    let lines = await this.readKnown(cart)
    const isOld = lines.some(isStale) || (await isShippingStale(manager, cartId))
    const changed = isOld && (await reprice(this.services, cartId))
    if (changed) lines = await this.readKnown(cart)
    if (from) {
      await manager.query(carryKnown, [cartId, from, cart.region_id])
      lines = await this.readKnown(cart)
    }
    for (const line of lines) {
      if (known[line.id] !== undefined && line.known === line.unitPrice) await this.note(cart, line, known[line.id])
      if (seen[line.id] === line.unitPrice && line.known !== line.unitPrice) await this.note(cart, line)
    }
    return { changed, prices: Object.fromEntries(lines.map(({ id, known, live }) => [id, { known, live }])) }
  }

  /** The lines; those that nobody has looked at yet are known at the price that they were added for. */
  async readKnown(cart: OpenCart) {
    const lines = await readLiveLines(this.services, cart)
    for (const line of lines) if (line.known === null) await this.note(cart, line)
    return lines
  }

  async note(cart: OpenCart, line: LiveLine, price = line.unitPrice) {
    await this.services.manager.query(noteKnown, [line.id, cart.region_id, price, line.includesTax])
    line.known = price
  }
}

export default CartPricesService
