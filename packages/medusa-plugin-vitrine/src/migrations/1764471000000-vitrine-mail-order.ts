import type { QueryRunner } from 'typeorm'

/** The order that a mail is about, null for those that no other mail waits for. */
export class VitrineMailOrder1764471000000 {
  async up(queryRunner: QueryRunner) {
    await queryRunner.query('ALTER TABLE vitrine_mail ADD COLUMN order_id text')
    await queryRunner.query(
      `UPDATE vitrine_mail SET order_id = subject_id WHERE kind IN ('order.placed', 'order.canceled') AND sent_at IS NULL`,
    )
    await queryRunner.query('CREATE INDEX vitrine_mail_order ON vitrine_mail (order_id) WHERE sent_at IS NULL')
  }

  async down(queryRunner: QueryRunner) {
    await queryRunner.query('ALTER TABLE vitrine_mail DROP COLUMN order_id')
  }
}
