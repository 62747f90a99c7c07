import type { PluginRequest } from '../../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'
import { findOwnTask } from '../../../../../../tasks/find-own-task'

/**
 * `POST /admin/vitrine/tasks/:id/resend`: tries for three days more to send the mail that it is about; the task is done
 * when the mail is sent. `{ queued }`, false where it is being tried, or was sent.
 */
async function resend(req: PluginRequest, res: MedusaResponse) {
  const task = await findOwnTask(req, res)
  if (task) res.json({ queued: await req.scope.resolve('merchantTasksService').resend(task) })
}

export const POST = resend
