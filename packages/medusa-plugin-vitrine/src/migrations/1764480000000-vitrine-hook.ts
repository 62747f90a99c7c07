import type { QueryRunner } from 'typeorm'

/** What the catalogue's hook told last of each variant's stock, and which Medusas tell, or have told all when they ended. */
export class VitrineHook1764480000000 {
  async up(queryRunner: QueryRunner) {
    await queryRunner.query(`
      CREATE TABLE vitrine_told_stock (
        variant_id text PRIMARY KEY,
        is_available boolean NOT NULL
      )`)
    await queryRunner.query(`
      CREATE TABLE vitrine_hook_run (
        id serial PRIMARY KEY,
        urls text NOT NULL,
        ended_at timestamptz
      )`)
  }

  async down(queryRunner: QueryRunner) {
    await queryRunner.query('DROP TABLE vitrine_told_stock')
    await queryRunner.query('DROP TABLE vitrine_hook_run')
  }
}
