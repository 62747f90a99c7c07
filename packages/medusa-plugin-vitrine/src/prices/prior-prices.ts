import type { EntityManager } from 'typeorm'

// one recorder at a time, however many Medusas share the database
const lock = `SELECT pg_advisory_xact_lock(hashtext('vitrine_price'))`

// now() is when the transaction began, before it waited for the lock
const readClock = 'SELECT clock_timestamp()::text AS now'

/**
 * Closes the rows of prices that no longer hold and opens rows for those that do at $1. What holds is Medusa's own choice
 * (`findManyForVariantsInRegion`, `PriceSelectionStrategy`) for a shopper without an account who buys one piece: the
 * lowest of the region's and its currency's amounts, price lists for customer groups left out. What is not published has a
 * price too, which nobody is offered. The `includes_tax` columns are there only where Medusa's feature flag is on.
 * Looks at the products with the ids of $2 alone, or at all where it is null.
 */
const record = `
  WITH own AS MATERIALIZED (
    SELECT id, coalesce((to_jsonb(region)->>'includes_tax')::boolean, false) AS includes_tax FROM region
  ), taxed_currency AS MATERIALIZED (
    SELECT code, coalesce((to_jsonb(currency)->>'includes_tax')::boolean, false) AS includes_tax FROM currency
  ), list AS MATERIALIZED (
    SELECT id, deleted_at, status, starts_at, ends_at,
      coalesce((to_jsonb(price_list)->>'includes_tax')::boolean, false) AS includes_tax
    FROM price_list
  ), candidate AS (
    SELECT link.variant_id, region.id AS region_id, money.amount, money.currency_code, region.tax_rate,
      coalesce(list.includes_tax, false) OR coalesce(own.includes_tax, false) OR currency.includes_tax AS includes_tax,
      product.status = 'published' AS is_offered
    FROM product
    JOIN product_variant variant ON variant.product_id = product.id AND variant.deleted_at IS NULL
    JOIN product_variant_money_amount link ON link.variant_id = variant.id AND link.deleted_at IS NULL
    JOIN money_amount money ON money.id = link.money_amount_id AND money.deleted_at IS NULL
    JOIN region ON money.region_id = region.id OR money.currency_code = region.currency_code
    JOIN taxed_currency currency ON currency.code = money.currency_code
    LEFT JOIN own ON own.id = money.region_id
    LEFT JOIN list ON list.id = money.price_list_id
    WHERE product.deleted_at IS NULL AND region.deleted_at IS NULL AND coalesce(money.min_quantity, 0) = 0
      AND (money.price_list_id IS NULL OR (
        list.deleted_at IS NULL AND list.status = 'active'
        AND coalesce(list.starts_at, '-infinity') < $1::timestamptz
        AND coalesce(list.ends_at, 'infinity') > $1::timestamptz
        AND NOT EXISTS (SELECT FROM price_list_customer_groups groups WHERE groups.price_list_id = list.id)
      ))
      AND ($2::text[] IS NULL OR product.id = ANY($2))
  ), present AS (
    SELECT DISTINCT ON (variant_id, region_id) variant_id, region_id, amount, currency_code, includes_tax, is_offered
    FROM candidate
    ORDER BY variant_id, region_id, amount * CASE WHEN includes_tax THEN 1 ELSE 1 + coalesce(tax_rate, 0) / 100 END
  ), known AS (
    SELECT variant_id, region_id, amount, currency_code, includes_tax, is_offered FROM vitrine_price
    WHERE until IS NULL
      AND ($2::text[] IS NULL OR variant_id = ANY(ARRAY(SELECT id FROM product_variant WHERE product_id = ANY($2))))
  ), closed AS (
    UPDATE vitrine_price price SET until = $1::timestamptz
    FROM (SELECT * FROM known EXCEPT SELECT * FROM present) gone
    WHERE price.until IS NULL AND price.variant_id = gone.variant_id AND price.region_id = gone.region_id
  )
  INSERT INTO vitrine_price (variant_id, region_id, amount, currency_code, includes_tax, is_offered, since)
  SELECT variant_id, region_id, amount, currency_code, includes_tax, is_offered, $1::timestamptz
  FROM (SELECT * FROM present EXCEPT SELECT * FROM known) fresh`

/**
 * The lowest price of the 30 days before the present one began. It began with the first of the rows that tell the same
 * price one after the other, also where the product was withdrawn in between, unless for more than 30 days: who publishes
 * a sale again has not made it the price before the sale. Of those days only what was offered counts.
 *
 * A variant is left out whose record does not reach back that far, unless it began with the variant itself; so is one whose
 * prices were in another currency then, or changed between with and without tax.
 */
const listPrior = `
  WITH history AS (
    SELECT price.*, variant.created_at AS made_at,
      price.since = lag(price.until) OVER history AND price.amount = lag(price.amount) OVER history
        AND price.currency_code = lag(price.currency_code) OVER history
        AND price.includes_tax = lag(price.includes_tax) OVER history
        AND (price.is_offered OR price.until IS NULL OR price.until - price.since <= interval '30 days') AS goes_on
    FROM product
    JOIN product_variant variant ON variant.product_id = product.id AND variant.deleted_at IS NULL
    JOIN vitrine_price price ON price.variant_id = variant.id AND price.region_id = $2
    WHERE product.id = ANY($1) AND product.deleted_at IS NULL AND product.status = 'published'
    WINDOW history AS (PARTITION BY price.variant_id ORDER BY price.since)
  ), present AS (
    SELECT history.*, (
      SELECT max(since) FROM history began WHERE began.variant_id = history.variant_id AND NOT coalesce(goes_on, false)
    ) AS began
    FROM history WHERE until IS NULL AND is_offered
  )
  SELECT present.variant_id, present.amount AS current_amount, min(earlier.amount) AS amount, present.includes_tax
  FROM present JOIN history earlier ON earlier.variant_id = present.variant_id AND earlier.is_offered
    AND earlier.since < present.began AND earlier.until > present.began - interval '30 days'
  GROUP BY present.variant_id, present.amount, present.currency_code, present.includes_tax, present.began, present.made_at
  HAVING bool_and(earlier.includes_tax = present.includes_tax)
    AND bool_and(earlier.currency_code IS NOT NULL AND earlier.currency_code = present.currency_code)
    AND (SELECT min(since) FROM history first WHERE first.variant_id = present.variant_id)
      <= greatest(present.began - interval '30 days', present.made_at + interval '10 minutes')`

/**
 * Notes every price that is another one than at the last time, all at one moment.
 * @param productIds of these products alone
 */
export async function recordPrices(manager: EntityManager, productIds?: string[]) {
  await manager.transaction(async (transaction) => {
    await transaction.query(lock)
    const [{ now }] = await transaction.query(readClock)
    await transaction.query(record, [now, productIds ?? null])
  })
}

/**
 * The prior price of the variants of some products in a region, as Article 6a of Directive 98/6/EC wants it told beside a
 * reduction.
 * @returns minor
 *   units; `current_amount` is the price that the record takes for today's
 */
export async function listPriorPrices(
  manager: EntityManager,
  { productIds, regionId }: { productIds: string[]; regionId: string },
): Promise<{ variant_id: string; current_amount: number; amount: number; includes_tax: boolean }[]> {
  return manager.query(listPrior, [productIds, regionId])
}
