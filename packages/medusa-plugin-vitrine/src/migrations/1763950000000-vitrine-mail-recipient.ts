import type { QueryRunner } from 'typeorm'

/** A mail to an address that its subject does not have any more. */
export class VitrineMailRecipient1763950000000 {
  async up(queryRunner: QueryRunner) {
    await queryRunner.query('ALTER TABLE vitrine_mail ADD COLUMN recipient text')
  }

  async down(queryRunner: QueryRunner) {
    await queryRunner.query('ALTER TABLE vitrine_mail DROP COLUMN recipient')
  }
}
