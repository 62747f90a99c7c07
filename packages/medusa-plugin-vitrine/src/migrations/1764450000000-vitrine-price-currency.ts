import type { QueryRunner } from 'typeorm'

/**
 * Which money a price was, and whether it was offered: a draft's, or that of a product that was withdrawn, tells only that
 * nothing else was. What was recorded before was offered, in the region's currency where the region was not changed since;
 * where it was, nobody knows (null), and no prior price is told out of it.
 */
export class VitrinePriceCurrency1764450000000 {
  async up(queryRunner: QueryRunner) {
    await queryRunner.query(
      'ALTER TABLE vitrine_price ADD currency_code text, ADD is_offered boolean NOT NULL DEFAULT true',
    )
    await queryRunner.query(`
      UPDATE vitrine_price price SET currency_code = region.currency_code
      FROM region WHERE region.id = price.region_id AND (price.until IS NULL OR price.since >= region.updated_at)`)
  }

  async down(queryRunner: QueryRunner) {
    await queryRunner.query('DELETE FROM vitrine_price WHERE NOT is_offered')
    await queryRunner.query('ALTER TABLE vitrine_price DROP currency_code, DROP is_offered')
  }
}
