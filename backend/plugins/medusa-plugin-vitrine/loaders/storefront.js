'use strict'

Object.defineProperty(exports, '__esModule', { value: true })

/** Says at the start whether anybody who reaches Medusa is taken for a storefront. */
function checkStorefront(container) {
  const logger = container.resolve('logger')
  if (container.resolve('storefrontService').isClosed) return
  logger.warn(
    'storefront.secret is not set: whoever reaches this Medusa may look up orders and guess passwords and codes, as ' +
      'often as the limits for one address let them.',
  )
}

exports.default = checkStorefront
