import type { QueryRunner } from 'typeorm'

/** When an account's changes of address were last taken back. */
export class VitrineUndo1764200000000 {
  async up(queryRunner: QueryRunner) {
    await queryRunner.query('ALTER TABLE vitrine_identity ADD COLUMN undone_at timestamptz')
  }

  async down(queryRunner: QueryRunner) {
    await queryRunner.query('ALTER TABLE vitrine_identity DROP COLUMN undone_at')
  }
}
