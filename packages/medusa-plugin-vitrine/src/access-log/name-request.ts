import type { Request } from 'express'
import type { MedusaNextFunction, MedusaResponse } from '@medusajs/medusa'
import type { Logger } from '@medusajs/medusa/dist/types/global'
import { requestIdShape } from '@vitrine/shared/request-id'
import type { PluginRequest } from '../container'
import { toFault } from '../fault'

/** By what the shop's own log knows a request; null where it is none of the shop's, or says something else. */
export function findRequestId({ headers }: Pick<Request, 'headers'>): string | null {
  const id = headers['x-request-id']
  return typeof id === 'string' && requestIdShape.test(id) ? id : null
}

/** Has the lines of errors and warnings that come of a request end with its id; what is answered stays as it is. */
export function nameRequest(req: PluginRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const id = findRequestId(req)
  if (id !== null) {
    const logger = toNamed(req.scope.resolve('logger'), ` (request ${id})`)
    req.scope.register({ logger: { resolve: () => logger } })
  }
  next()
}

function toNamed(logger: Logger, name: string): Logger {
  const named: Logger = Object.create(logger)
  for (const level of ['error', 'warn'] as const) {
    const write: (...said: unknown[]) => void = logger[level]
    named[level] = (said: unknown, ...more: unknown[]) => write(addName(said, name), ...more)
  }
  return named
}

function addName(said: unknown, name: string) {
  if (!(said instanceof Error)) return `${String(said)}${name}`
  const { message, stack, type, code } = toFault(said)
  return Object.assign(new Error(message + name), { stack, type, code })
}
