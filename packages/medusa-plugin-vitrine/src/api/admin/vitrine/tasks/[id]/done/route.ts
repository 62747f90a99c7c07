import type { PluginRequest } from '../../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'
import { finishTask } from '../../../../../../tasks/tasks'
import { toPublicTask } from '../../../../../../tasks/public-task'

/** `POST /admin/vitrine/tasks/:id/done`: notes that it was done; again, the first time stays. 404 where there is none. */
async function noteDone(req: PluginRequest, res: MedusaResponse) {
  const { id } = req.params
  const task = /^\d{1,18}$/.test(id) ? await finishTask(req.scope.resolve('manager'), id) : null
  if (task) res.json({ task: toPublicTask(task) })
  else res.status(404).json({ type: 'not_found', message: `There is no task ${id}` })
}

export const POST = noteDone
