import type { QueryRunner } from 'typeorm'

/** What each variant cost in each region, and when: a row per price, open (`until` null) while it holds. */
export class VitrinePrice1763800000000 {
  async up(queryRunner: QueryRunner) {
    await queryRunner.query(`
      CREATE TABLE vitrine_price (
        variant_id text NOT NULL,
        region_id text NOT NULL,
        amount integer NOT NULL,
        includes_tax boolean NOT NULL,
        since timestamptz NOT NULL,
        until timestamptz,
        PRIMARY KEY (variant_id, region_id, since)
      )`)
    await queryRunner.query(
      'CREATE INDEX vitrine_price_open ON vitrine_price (variant_id, region_id) WHERE until IS NULL',
    )
  }

  async down(queryRunner: QueryRunner) {
    await queryRunner.query('DROP TABLE vitrine_price')
  }
}
