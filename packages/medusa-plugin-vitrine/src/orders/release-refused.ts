import { toFault } from '../fault'
import type { PluginRequest } from '../container'
import type { MedusaNextFunction, MedusaResponse } from '@medusajs/medusa'
import { isConflict } from './conflict'

/** Gives back what was paid for a change of an order before its refusal is answered. */
export function releaseRefused(req: PluginRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const answer = res.json.bind(res)
  // they are gone where Medusa answers an error
  const id = String(req.params.id)
  res.json = (body) => {
    if (res.statusCode < 400 || !isConflict(toFault(body))) return answer(body)
    req.scope
      .resolve('orderEditService')
      .release(id)
      .catch(({ message }) =>
        req.scope.resolve('logger').error(`What was paid for ${id} was not given back: ${message}`),
      )
      .then(() => answer(body))
    return res
  }
  next()
}
