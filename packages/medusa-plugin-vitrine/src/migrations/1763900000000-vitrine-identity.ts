import type { QueryRunner } from 'typeorm'

/**
 * Per account the generation of its tokens and the address that was proved; what may not be used again; and mails that
 * may be queued more than once, in the language of whoever asked for them.
 */
export class VitrineIdentity1763900000000 {
  async up(queryRunner: QueryRunner) {
    await queryRunner.query(`
      CREATE TABLE vitrine_identity (
        customer_id text PRIMARY KEY,
        generation integer NOT NULL DEFAULT 0,
        raised_at timestamptz,
        proved_email text
      )`)
    await queryRunner.query('CREATE TABLE vitrine_spent (name text PRIMARY KEY, until timestamptz NOT NULL)')
    await queryRunner.query('CREATE INDEX vitrine_spent_until ON vitrine_spent (until)')
    await queryRunner.query('ALTER TABLE vitrine_mail ADD COLUMN locale text')
  }

  async down(queryRunner: QueryRunner) {
    await queryRunner.query('ALTER TABLE vitrine_mail DROP COLUMN locale')
    await queryRunner.query('DROP TABLE vitrine_spent')
    await queryRunner.query('DROP TABLE vitrine_identity')
  }
}
