import type { QueryRunner } from 'typeorm'

/** What waits for the merchant's hand: once for what it is about, and kept after it was done. */
export class VitrineTask1764430000000 {
  async up(queryRunner: QueryRunner) {
    await queryRunner.query(`
      CREATE TABLE vitrine_task (
        id bigserial PRIMARY KEY,
        kind text NOT NULL,
        subject_id text NOT NULL,
        order_id text,
        amount integer,
        currency text,
        created_at timestamptz NOT NULL DEFAULT now(),
        done_at timestamptz,
        UNIQUE (kind, subject_id)
      )`)
    await queryRunner.query('CREATE INDEX vitrine_task_open ON vitrine_task (created_at) WHERE done_at IS NULL')
  }

  async down(queryRunner: QueryRunner) {
    await queryRunner.query('DROP TABLE vitrine_task')
  }
}
