import type { QueryRunner } from 'typeorm'

/** The queue of mails to send. A mail is named by its kind and what it is about, so that none is queued twice. */
export class VitrineMail1763700000000 {
  async up(queryRunner: QueryRunner) {
    await queryRunner.query(`
      CREATE TABLE vitrine_mail (
        id bigserial PRIMARY KEY,
        kind text NOT NULL,
        subject_id text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        attempts integer NOT NULL DEFAULT 0,
        due_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz,
        last_error text,
        UNIQUE (kind, subject_id)
      )`)
    await queryRunner.query('CREATE INDEX vitrine_mail_due ON vitrine_mail (due_at) WHERE sent_at IS NULL')
  }

  async down(queryRunner: QueryRunner) {
    await queryRunner.query('DROP TABLE vitrine_mail')
  }
}
