import type { QueryRunner } from 'typeorm'

/**
 * Who signs in to which account with an OpenID Connect provider: `iss` and `sub` name a person there for good, an address
 * does not (OpenID Connect Core 1.0, 5.7). `email` is what the provider said when they were connected, for their owner to see.
 */
export class VitrineProviderAccount1764100000000 {
  async up(queryRunner: QueryRunner) {
    await queryRunner.query(`
      CREATE TABLE vitrine_provider_account (
        id text PRIMARY KEY,
        issuer text NOT NULL,
        subject text NOT NULL,
        customer_id text NOT NULL,
        email text,
        connected_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (issuer, subject)
      )`)
    await queryRunner.query('CREATE INDEX vitrine_provider_account_customer ON vitrine_provider_account (customer_id)')
  }

  async down(queryRunner: QueryRunner) {
    await queryRunner.query('DROP TABLE vitrine_provider_account')
  }
}
