import type { QueryRunner } from 'typeorm'

/** The sessions of accounts: a token with the `sid` of one counts while its row stands. */
export class VitrineSession1764150000000 {
  async up(queryRunner: QueryRunner) {
    await queryRunner.query(`
      CREATE TABLE vitrine_session (
        id text PRIMARY KEY,
        customer_id text NOT NULL,
        generation integer NOT NULL,
        device text,
        started_at timestamptz NOT NULL DEFAULT now(),
        seen_at timestamptz NOT NULL DEFAULT now(),
        until timestamptz NOT NULL
      )`)
    await queryRunner.query('CREATE INDEX vitrine_session_customer ON vitrine_session (customer_id)')
    await queryRunner.query('CREATE INDEX vitrine_session_until ON vitrine_session (until)')
  }

  async down(queryRunner: QueryRunner) {
    await queryRunner.query('DROP TABLE vitrine_session')
  }
}
