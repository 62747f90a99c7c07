import type { QueryRunner } from 'typeorm'

/** Statements with which consumers withdraw from a contract, as they were made. */
export class VitrineWithdrawal1764000000000 {
  async up(queryRunner: QueryRunner) {
    await queryRunner.query(`
      CREATE TABLE vitrine_withdrawal (
        id text PRIMARY KEY,
        order_id text NOT NULL,
        name text NOT NULL,
        lines jsonb NOT NULL,
        locale text NOT NULL,
        declared_at timestamptz NOT NULL DEFAULT now()
      )`)
    await queryRunner.query('CREATE INDEX vitrine_withdrawal_order ON vitrine_withdrawal (order_id)')
  }

  async down(queryRunner: QueryRunner) {
    await queryRunner.query('DROP TABLE vitrine_withdrawal')
  }
}
