// @ts-nocheck
/** When an account's changes of address were last taken back. */
export class VitrineUndo1764200000000 {
  async up(queryRunner) {
    await queryRunner.query('ALTER TABLE vitrine_identity ADD COLUMN undone_at timestamptz')
  }

  async down(queryRunner) {
    await queryRunner.query('ALTER TABLE vitrine_identity DROP COLUMN undone_at')
  }
}
