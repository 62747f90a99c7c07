import type { QueryRunner } from 'typeorm'

/**
 * What every handle stood for last, and what was public of that: a handle outlives its change and its thing, and what
 * is written about a thing once it is not published any more stays out. `language` is empty for Medusa's own handle.
 */
export class VitrineHandle1763850000000 {
  async up(queryRunner: QueryRunner) {
    await queryRunner.query(`
      CREATE TABLE vitrine_handle (
        kind text NOT NULL,
        handle text NOT NULL,
        language text NOT NULL,
        id text NOT NULL,
        since timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (kind, handle, language)
      )`)
    await queryRunner.query(`
      CREATE TABLE vitrine_published (
        id text PRIMARY KEY,
        title text NOT NULL,
        metadata jsonb,
        category_ids text[] NOT NULL,
        collection_id text,
        channel_ids text[] NOT NULL
      )`)
  }

  async down(queryRunner: QueryRunner) {
    await queryRunner.query('DROP TABLE vitrine_handle, vitrine_published')
  }
}
