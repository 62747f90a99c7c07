import type { QueryRunner } from 'typeorm'

/** The gift cards that are sent to somebody else than their buyer, and when. */
export class VitrineGiftDelivery1764460000000 {
  async up(queryRunner: QueryRunner) {
    await queryRunner.query(`
      CREATE TABLE vitrine_gift_delivery (
        gift_card_id text PRIMARY KEY,
        order_id text NOT NULL,
        due_at timestamptz NOT NULL,
        queued_at timestamptz,
        forgets boolean NOT NULL DEFAULT false
      )`)
    await queryRunner.query(
      'CREATE INDEX vitrine_gift_delivery_due ON vitrine_gift_delivery (due_at) WHERE queued_at IS NULL',
    )
    await queryRunner.query(
      'CREATE INDEX vitrine_gift_delivery_forgets ON vitrine_gift_delivery (order_id) WHERE forgets',
    )
  }

  async down(queryRunner: QueryRunner) {
    await queryRunner.query('DROP TABLE vitrine_gift_delivery')
  }
}
