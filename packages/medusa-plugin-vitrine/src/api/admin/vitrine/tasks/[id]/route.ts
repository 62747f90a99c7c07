import type { PluginRequest } from '../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'
import { findOwnTask } from '../../../../../tasks/find-own-task'
import { toPublicTask } from '../../../../../tasks/public-task'

/**
 * `GET /admin/vitrine/tasks/:id`: one task, with the `statement` of a withdrawal (`name`, `declared_at`, `lines` of `title`
 * and `quantity`) or the `mail` that was not sent (`kind`, `attempts`, `is_tried` while it is being tried again).
 */
async function answerTask(req: PluginRequest, res: MedusaResponse) {
  const task = await findOwnTask(req, res)
  if (!task) return
  res.json({ task: { ...toPublicTask(task), ...(await req.scope.resolve('merchantTasksService').describe(task)) } })
}

export const GET = answerTask
