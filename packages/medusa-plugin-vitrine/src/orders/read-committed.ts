import type { PluginRequest } from '../container'
import type { MedusaNextFunction, MedusaResponse } from '@medusajs/medusa'
import type { EntityManager } from 'typeorm'

const level = 'READ COMMITTED'

type Work = (manager: EntityManager) => Promise<unknown>

/**
 * Has Medusa's routes work in transactions of PostgreSQL's usual level. In those that they open as SERIALIZABLE requests about
 * different orders are refused for each other's sake (409): what is remembered there of reading are pages, and many orders
 * stand on one. Whoever changes an order waits for its row first (`lock.ts`) and reads after that.
 */
export function readCommitted(req: PluginRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const manager = lowered(req.scope.resolve('manager'))
  req.scope.register({ manager: { resolve: () => manager } })
  next()
}

/** @param manager outside of any transaction */
function lowered(manager: EntityManager) {
  const transaction = (...given: unknown[]) => manager.transaction(level, given.at(-1) as Work)
  return new Proxy(manager, {
    get(target, name: string) {
      if (name === 'transaction') return transaction
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
