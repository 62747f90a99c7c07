// Takes out of a backend what tests have made there through its admin API
import pg from 'pg'

/** @param {string} table */
const softly = (table) => `UPDATE ${table} SET deleted_at = now() WHERE id = ANY($1)`

/**
 * By the path of the admin API. As Medusa deletes them; it only marks most, since orders still name them.
 * @type {Record<string, string>}
 */
const removals = {
  products: `WITH gone AS (${softly('product')} RETURNING id)
    UPDATE product_variant SET deleted_at = now() WHERE product_id IN (SELECT id FROM gone)`,
  collections: softly('product_collection'),
  'product-categories': 'DELETE FROM product_category WHERE id = ANY($1)',
  discounts: softly('discount'),
  'gift-cards': softly('gift_card'),
  'price-lists': softly('price_list'),
  'customer-groups': softly('customer_group'),
  'shipping-profiles': `WITH gone AS (${softly('shipping_profile')} RETURNING id)
    UPDATE shipping_option SET deleted_at = now() WHERE profile_id IN (SELECT id FROM gone)`,
}

/**
 * Past Medusa, whose own way keeps two processes busy for each product, with an event that makes every shop read all
 * prices anew for a price list. So nobody is told: neither shops nor the search.
 * @param {string} databaseUrl
 * @param {Record<string, string[] | undefined>} ids
 */
export async function removeMade(databaseUrl, ids) {
  const database = new pg.Client(databaseUrl)
  await database.connect()
  try {
    for (const [kind, listed] of Object.entries(ids)) {
      const removal = removals[kind]
      if (!removal) throw new Error(`Nobody knows how to remove ${kind}.`)
      await database.query(removal, [listed])
    }
  } finally {
    await database.end()
  }
}
