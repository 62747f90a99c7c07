'use strict'

// one recorder at a time, however many Medusas share the database
const lock = `SELECT pg_advisory_xact_lock(hashtext('vitrine_price'))`

/**
 * Closes the rows of prices that no longer hold and opens rows for those that do now. What holds is Medusa's own choice
 * (`findManyForVariantsInRegion`, `PriceSelectionStrategy`) for a shopper without an account who buys one piece: the
 * lowest of the region's and its currency's amounts, price lists for customer groups left out. The `includes_tax`
 * columns are there only where Medusa's feature flag is on.
 */
const record = `
  WITH candidate AS (
    SELECT link.variant_id, region.id AS region_id, money.amount, region.tax_rate,
      coalesce((to_jsonb(list)->>'includes_tax')::boolean, false)
        OR coalesce((to_jsonb(own)->>'includes_tax')::boolean, false)
        OR coalesce((to_jsonb(currency)->>'includes_tax')::boolean, false) AS includes_tax
    FROM region
    JOIN money_amount money ON money.region_id = region.id OR money.currency_code = region.currency_code
    JOIN product_variant_money_amount link ON link.money_amount_id = money.id AND link.deleted_at IS NULL
    JOIN product_variant variant ON variant.id = link.variant_id AND variant.deleted_at IS NULL
    JOIN product ON product.id = variant.product_id AND product.deleted_at IS NULL AND product.status = 'published'
    JOIN currency ON currency.code = money.currency_code
    LEFT JOIN region own ON own.id = money.region_id
    LEFT JOIN price_list list ON list.id = money.price_list_id
    WHERE region.deleted_at IS NULL AND money.deleted_at IS NULL AND coalesce(money.min_quantity, 0) = 0
      AND (money.price_list_id IS NULL OR (
        list.deleted_at IS NULL AND list.status = 'active'
        AND coalesce(list.starts_at, '-infinity') < now() AND coalesce(list.ends_at, 'infinity') > now()
        AND NOT EXISTS (SELECT FROM price_list_customer_groups groups WHERE groups.price_list_id = list.id)
      ))
  ), offered AS (
    SELECT DISTINCT ON (variant_id, region_id) variant_id, region_id, amount, includes_tax
    FROM candidate
    ORDER BY variant_id, region_id, amount * CASE WHEN includes_tax THEN 1 ELSE 1 + coalesce(tax_rate, 0) / 100 END
  ), known AS (
    SELECT variant_id, region_id, amount, includes_tax FROM vitrine_price WHERE until IS NULL
  ), closed AS (
    UPDATE vitrine_price price SET until = now()
    FROM (SELECT * FROM known EXCEPT SELECT * FROM offered) gone
    WHERE price.until IS NULL AND price.variant_id = gone.variant_id AND price.region_id = gone.region_id
  )
  INSERT INTO vitrine_price (variant_id, region_id, amount, includes_tax, since)
  SELECT variant_id, region_id, amount, includes_tax, now()
  FROM (SELECT * FROM offered EXCEPT SELECT * FROM known) fresh`

/**
 * The lowest price of the 30 days before the present one began. A variant is left out whose record does not reach back
 * that far, unless it began with the variant itself; so is one whose prices changed between with and without tax.
 */
const listPrior = `
  SELECT price.variant_id, price.amount AS current_amount, min(earlier.amount) AS amount, price.includes_tax
  FROM product
  JOIN product_variant variant ON variant.product_id = product.id AND variant.deleted_at IS NULL
  JOIN vitrine_price price ON price.variant_id = variant.id AND price.region_id = $2 AND price.until IS NULL
  JOIN vitrine_price earlier ON earlier.variant_id = variant.id AND earlier.region_id = $2
    AND earlier.since < price.since AND earlier.until > price.since - interval '30 days'
  WHERE product.handle = $1 AND product.deleted_at IS NULL AND product.status = 'published'
  GROUP BY variant.id, price.variant_id, price.amount, price.includes_tax, price.since
  HAVING bool_and(earlier.includes_tax = price.includes_tax) AND (
    SELECT min(first.since) FROM vitrine_price first WHERE first.variant_id = variant.id AND first.region_id = $2
  ) <= greatest(price.since - interval '30 days', variant.created_at + interval '10 minutes')`

/** Notes every price that is another one than at the last time, all at one moment. */
async function recordPrices(manager) {
  await manager.transaction(async (transaction) => {
    await transaction.query(lock)
    await transaction.query(record)
  })
}

/**
 * The prior price of a product's variants in a region, as Article 6a of Directive 98/6/EC wants it told beside a
 * reduction.
 * @returns {Promise<{ variant_id: string, current_amount: number, amount: number, includes_tax: boolean }[]>} minor
 *   units; `current_amount` is the price that the record takes for today's
 */
async function listPriorPrices(manager, { handle, regionId }) {
  return manager.query(listPrior, [handle, regionId])
}

module.exports = { recordPrices, listPriorPrices }
