import type { MedusaResponse } from '@medusajs/medusa'
import type { PluginRequest } from '../container'
import { readTask, type Task } from './tasks'

/** The task of the address, for who may work on it; null once it was answered that there is none (404), or not for them (403). */
export async function findOwnTask(req: PluginRequest, res: MedusaResponse): Promise<Task | null> {
  const { id } = req.params
  if (!(await mayWork(req, res))) return null
  const task = /^\d{1,18}$/.test(id) ? await readTask(req.scope.resolve('manager'), id) : null
  if (!task) res.status(404).json({ type: 'not_found', message: `There is no task ${id}` })
  return task
}

/** Whether who asks may work on what waits; otherwise that was answered (403). */
export async function mayWork(req: PluginRequest, res: MedusaResponse): Promise<boolean> {
  if (await req.scope.resolve('merchantTasksService').mayWork(req)) return true
  res.status(403).json({ type: 'not_allowed', code: 'role', message: 'This role of the staff does not do tasks.' })
  return false
}
