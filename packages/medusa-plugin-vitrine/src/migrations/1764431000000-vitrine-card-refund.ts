import type { QueryRunner } from 'typeorm'

/** What of an order's price went back to the gift cards that had paid a part of it, once for what it was given back for. */
export class VitrineCardRefund1764431000000 {
  async up(queryRunner: QueryRunner) {
    await queryRunner.query(`
      CREATE TABLE vitrine_card_refund (
        order_id text NOT NULL,
        gift_card_id text NOT NULL,
        subject_id text NOT NULL,
        amount integer NOT NULL,
        balance integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (order_id, gift_card_id, subject_id)
      )`)
  }

  async down(queryRunner: QueryRunner) {
    await queryRunner.query('DROP TABLE vitrine_card_refund')
  }
}
