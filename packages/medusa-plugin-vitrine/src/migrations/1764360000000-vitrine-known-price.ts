import type { QueryRunner } from 'typeorm'

/**
 * What a shopper takes one piece of a cart's line to cost, in minor units of the region's currency: the price that it was
 * added for, or the last one that they have confirmed having seen.
 */
export class VitrineKnownPrice1764360000000 {
  async up(queryRunner: QueryRunner) {
    await queryRunner.query(`
      CREATE TABLE vitrine_known_price (
        line_item_id varchar PRIMARY KEY REFERENCES line_item (id) ON DELETE CASCADE,
        region_id varchar NOT NULL,
        unit_price integer NOT NULL,
        includes_tax boolean NOT NULL
      )`)
  }

  async down(queryRunner: QueryRunner) {
    await queryRunner.query('DROP TABLE vitrine_known_price')
  }
}
