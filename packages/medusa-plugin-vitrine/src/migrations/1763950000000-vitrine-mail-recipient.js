'use strict'

Object.defineProperty(exports, '__esModule', { value: true })

/** A mail to an address that its subject does not have any more. */
class VitrineMailRecipient1763950000000 {
  async up(queryRunner) {
    await queryRunner.query('ALTER TABLE vitrine_mail ADD COLUMN recipient text')
  }

  async down(queryRunner) {
    await queryRunner.query('ALTER TABLE vitrine_mail DROP COLUMN recipient')
  }
}

exports.VitrineMailRecipient1763950000000 = VitrineMailRecipient1763950000000
