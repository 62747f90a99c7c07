// @ts-nocheck
const level = 'READ COMMITTED'

/**
 * Has Medusa's routes work in transactions of PostgreSQL's usual level. In those that they open as SERIALIZABLE requests about
 * different orders are refused for each other's sake (409): what is remembered there of reading are pages, and many orders
 * stand on one. Whoever changes an order waits for its row first (`lock.js`) and reads after that.
 */
export function readCommitted(req, res, next) {
  const manager = lowered(req.scope.resolve('manager'))
  req.scope.register({ manager: { resolve: () => manager } })
  next()
}

/** @param {import('typeorm').EntityManager} manager outside of any transaction */
function lowered(manager) {
  const transaction = (...given) => manager.transaction(level, given.at(-1))
  return new Proxy(manager, {
    get(target, name) {
      if (name === 'transaction') return transaction
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
