import type { QueryRunner } from 'typeorm'

/**
 * What was captured for carts and payment collections that came to nothing. A row is written before the provider is asked
 * to refund it; `reference` is the provider's id of the payment. `state` is `begun`, `done`, or `refused`, which is the
 * merchant's to settle; `is_put_right` is false until what was to be paid for is open again.
 */
export class VitrineGivenBack1764400000000 {
  async up(queryRunner: QueryRunner) {
    await queryRunner.query(`
      CREATE TABLE vitrine_given_back (
        id text PRIMARY KEY,
        payable_id text NOT NULL,
        provider_id text NOT NULL,
        reference text,
        amount integer NOT NULL,
        currency_code text NOT NULL,
        state text NOT NULL DEFAULT 'begun',
        reason text,
        is_put_right boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`)
    await queryRunner.query(
      'CREATE INDEX vitrine_given_back_open ON vitrine_given_back (payable_id) WHERE NOT is_put_right',
    )
  }

  async down(queryRunner: QueryRunner) {
    await queryRunner.query('DROP TABLE vitrine_given_back')
  }
}
