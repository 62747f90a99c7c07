import type { QueryRunner } from 'typeorm'

/** When a provider was asked last whether the difference of an edited order, or of an exchange, was paid. */
export class VitrineDifferenceLook1764481000000 {
  async up(queryRunner: QueryRunner) {
    await queryRunner.query(`
      CREATE TABLE vitrine_difference_look (
        difference_id text PRIMARY KEY,
        looked_at timestamptz NOT NULL
      )`)
  }

  async down(queryRunner: QueryRunner) {
    await queryRunner.query('DROP TABLE vitrine_difference_look')
  }
}
