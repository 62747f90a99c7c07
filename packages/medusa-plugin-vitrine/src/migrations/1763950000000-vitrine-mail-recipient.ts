// @ts-nocheck
/** A mail to an address that its subject does not have any more. */
export class VitrineMailRecipient1763950000000 {
  async up(queryRunner) {
    await queryRunner.query('ALTER TABLE vitrine_mail ADD COLUMN recipient text')
  }

  async down(queryRunner) {
    await queryRunner.query('ALTER TABLE vitrine_mail DROP COLUMN recipient')
  }
}
