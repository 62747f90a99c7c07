import type { EntityManager } from 'typeorm'

// of several Medusas one does it, and the others have nothing left to do
const tryLock = `SELECT pg_try_advisory_xact_lock(hashtext('vitrine_retention')) AS free`

// as long as that somebody may say the same again, which must bring no second mail; when a gift card went out is told with
// its order for ever
const forgetSentMails = `
  WITH gone AS (
    DELETE FROM vitrine_mail WHERE sent_at < now() - interval '1 year' AND kind <> 'gift_card.given' RETURNING id
  )
  SELECT count(*)::int AS count FROM gone`

// the merchant was told of them after three days and may have them sent until then
const forgetLostMails = `
  WITH gone AS (
    DELETE FROM vitrine_mail WHERE sent_at IS NULL AND created_at < now() - interval '90 days' RETURNING id::text
  ), closed AS (
    UPDATE vitrine_task SET done_at = now()
    WHERE kind = 'mail-not-sent' AND done_at IS NULL AND subject_id IN (SELECT id FROM gone)
  )
  SELECT count(*)::int AS count FROM gone`

/**
 * A prior price is read of the 30 days before the present one began, which is not before the last other one ended, and of
 * when the record begins: the last row that reaches back so far stays, however old, and all after it.
 */
const forgetPrices = `
  WITH old AS (
    SELECT DISTINCT variant_id, region_id FROM vitrine_price WHERE until < now() - interval '2 years'
  ), present AS (
    SELECT variant_id, region_id, amount, currency_code, includes_tax FROM vitrine_price WHERE until IS NULL
  ), beginning AS (
    SELECT variant_id, region_id, max(price.until) AS earliest
    FROM vitrine_price price JOIN old USING (variant_id, region_id) LEFT JOIN present USING (variant_id, region_id)
    WHERE price.until IS NOT NULL AND (price.amount, price.currency_code, price.includes_tax)
      IS DISTINCT FROM (present.amount, present.currency_code, present.includes_tax)
    GROUP BY variant_id, region_id
  ), gone AS (
    DELETE FROM vitrine_price price USING beginning
    WHERE price.variant_id = beginning.variant_id AND price.region_id = beginning.region_id
      AND price.until < now() - interval '2 years' AND EXISTS (
        SELECT FROM vitrine_price later
        WHERE later.variant_id = price.variant_id AND later.region_id = price.region_id
          AND later.since > price.since AND later.since <= beginning.earliest - interval '30 days')
    RETURNING 1
  )
  SELECT count(*)::int AS count FROM gone`

/**
 * Deletes mails that were sent a year ago, or given up 90 days ago with the tasks about them, and prices of two years ago
 * that no prior price is read of.
 * @returns how many rows; null while another Medusa is at it
 */
export function forgetOld(
  manager: EntityManager,
): Promise<{ sentMails: number; lostMails: number; prices: number } | null> {
  return manager.transaction(async (transaction) => {
    const [{ free }] = await transaction.query(tryLock)
    if (!free) return null
    const [sentMails] = await transaction.query(forgetSentMails)
    const [lostMails] = await transaction.query(forgetLostMails)
    const [prices] = await transaction.query(forgetPrices)
    return { sentMails: sentMails.count, lostMails: lostMails.count, prices: prices.count }
  })
}
