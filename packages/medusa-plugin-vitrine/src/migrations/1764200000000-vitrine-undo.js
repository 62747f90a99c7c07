'use strict'

Object.defineProperty(exports, '__esModule', { value: true })

/** When an account's changes of address were last taken back. */
class VitrineUndo1764200000000 {
  async up(queryRunner) {
    await queryRunner.query('ALTER TABLE vitrine_identity ADD COLUMN undone_at timestamptz')
  }

  async down(queryRunner) {
    await queryRunner.query('ALTER TABLE vitrine_identity DROP COLUMN undone_at')
  }
}

exports.VitrineUndo1764200000000 = VitrineUndo1764200000000
