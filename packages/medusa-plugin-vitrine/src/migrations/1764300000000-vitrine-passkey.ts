import type { QueryRunner } from 'typeorm'

/** The passkeys of accounts: WebAuthn's credentials, of which only the public half ever comes here. */
export class VitrinePasskey1764300000000 {
  async up(queryRunner: QueryRunner) {
    await queryRunner.query(`
      CREATE TABLE vitrine_passkey (
        id text PRIMARY KEY,
        customer_id text NOT NULL,
        public_key text NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        device text,
        created_at timestamptz NOT NULL DEFAULT now(),
        used_at timestamptz
      )`)
    await queryRunner.query('CREATE INDEX vitrine_passkey_customer ON vitrine_passkey (customer_id)')
  }

  async down(queryRunner: QueryRunner) {
    await queryRunner.query('DROP TABLE vitrine_passkey')
  }
}
