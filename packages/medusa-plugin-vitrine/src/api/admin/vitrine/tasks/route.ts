import type { PluginRequest } from '../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'
import { listTasks } from '../../../../tasks/tasks'
import { mayWork } from '../../../../tasks/find-own-task'
import { toPublicTask } from '../../../../tasks/public-task'

const mostAtOnce = 200

/**
 * `GET /admin/vitrine/tasks?done=true&limit=&offset=`: what waits for the merchant's hand, oldest first; with `done` what
 * was done as well, newest first.
 */
async function answerTasks(req: PluginRequest, res: MedusaResponse) {
  if (!(await mayWork(req, res))) return
  const { done, limit, offset } = req.query
  const page = {
    isAll: done === 'true',
    limit: Math.min(toNumber(limit, mostAtOnce), mostAtOnce),
    offset: toNumber(offset, 0),
  }
  const tasks = await listTasks(req.scope.resolve('manager'), page)
  res.json({ tasks: tasks.map(toPublicTask), limit: page.limit, offset: page.offset })
}

/** `POST /admin/vitrine/tasks`: looks at once for what is looked for every hour. Answers `{ added }`, how many. */
async function lookForTasks(req: PluginRequest, res: MedusaResponse) {
  if (await mayWork(req, res)) res.json({ added: await req.scope.resolve('merchantTasksService').look() })
}

function toNumber(given: unknown, otherwise: number) {
  const text = String(given)
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : otherwise
}

export const GET = answerTasks
export const POST = lookForTasks
