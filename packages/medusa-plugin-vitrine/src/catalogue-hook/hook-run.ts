import type { EntityManager } from 'typeorm'

/** Held by a Medusa as long as it is there, however it ends. */
const lockOf = (id: string) => `hashtext('vitrine_hook'), ${id}`

const take = `SELECT id, pg_advisory_lock(${lockOf('id')}) FROM (SELECT nextval('vitrine_hook_run_id_seq')::int AS id) AS next`
const note = 'INSERT INTO vitrine_hook_run (id, urls) VALUES ($1, $2)'

// the lock of one that was killed is free
const listLost = `
  WITH others AS MATERIALIZED (SELECT id FROM vitrine_hook_run WHERE ended_at IS NULL AND id <> $1),
    tried AS MATERIALIZED (SELECT id, pg_try_advisory_lock(${lockOf('id')}) AS free FROM others)
  SELECT id FROM tried WHERE free`
const forgetLost = `DELETE FROM vitrine_hook_run WHERE id = $1 RETURNING pg_advisory_unlock(${lockOf('id')})`

const readFormer = `
  SELECT max(CASE WHEN ended_at IS NULL THEN now() ELSE ended_at END) AS until
  FROM vitrine_hook_run WHERE id <> $1 AND urls = $2`
const forgetFormer = `
  DELETE FROM vitrine_hook_run former WHERE ended_at IS NOT NULL
    AND EXISTS (SELECT FROM vitrine_hook_run later WHERE later.ended_at > former.ended_at)`

const end = 'UPDATE vitrine_hook_run SET ended_at = now() WHERE id = $1'
const release = `SELECT pg_advisory_unlock(${lockOf('$1')})`

/** The time in which this Medusa tells the shops. */
export interface HookRun {
  /** Until when others have told these shops all; null where a change may have been told to nobody. */
  toldUntil: Date | null
  /** @param isAllTold else the next one to begin finds that something was not */
  end(isAllTold: boolean): Promise<void>
}

/**
 * Notes that this Medusa tells the shops from now on, over a connection that it keeps until its end.
 * @param urls of the shops; others than before are new to all that there is
 */
export async function beginHookRun(manager: EntityManager, urls: string[]): Promise<HookRun> {
  const runner = manager.connection.createQueryRunner()
  const shops = urls.toSorted().join(' ')
  try {
    const [{ id }] = await runner.query(take)
    await runner.query(note, [id, shops])
    const lost: { id: number }[] = await runner.query(listLost, [id])
    for (const one of lost) await runner.query(forgetLost, [one.id])
    const [{ until }] = await runner.query(readFormer, [id, shops])
    await runner.query(forgetFormer)
    return { toldUntil: lost.length > 0 ? null : until, end: (isAllTold) => endRun(id, isAllTold) }
  } catch (error) {
    await runner.release()
    throw error
  }

  async function endRun(id: number, isAllTold: boolean) {
    if (isAllTold) await runner.query(end, [id])
    await runner.query(release, [id])
    await runner.release()
  }
}
