import type { PluginRequest } from '../../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'
import { findOwnTask } from '../../../../../../tasks/find-own-task'
import { toPublicTask } from '../../../../../../tasks/public-task'
import { finishTask } from '../../../../../../tasks/tasks'

/** `POST /admin/vitrine/tasks/:id/done`: notes that it was done; again, the first time stays. 404 where there is none. */
async function noteDone(req: PluginRequest, res: MedusaResponse) {
  const known = await findOwnTask(req, res)
  const task = known && (await finishTask(req.scope.resolve('manager'), known.id))
  if (task) res.json({ task: toPublicTask(task) })
}

export const POST = noteDone
