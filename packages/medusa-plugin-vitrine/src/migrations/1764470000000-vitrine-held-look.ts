import type { QueryRunner } from 'typeorm'

/** How often providers were asked whether they hold something for a cart or a payment collection, and when they are next. */
export class VitrineHeldLook1764470000000 {
  async up(queryRunner: QueryRunner) {
    await queryRunner.query(`
      CREATE TABLE vitrine_held_look (
        payable_id text PRIMARY KEY,
        looks integer NOT NULL,
        looked_at timestamptz NOT NULL,
        due_at timestamptz NOT NULL
      )`)
  }

  async down(queryRunner: QueryRunner) {
    await queryRunner.query('DROP TABLE vitrine_held_look')
  }
}
