import type { Container } from '../container'
import { stopBoot } from '../lifetime/stop-boot'

/** Starts nothing with settings that are unsafe, and says whether anybody who reaches Medusa is taken for a storefront. */
function checkStorefront(container: Container) {
  const logger = container.resolve('logger')
  if (resolveOrStop(container).isClosed) return
  logger.warn(
    'storefront.secret is not set: whoever reaches this Medusa may look up orders and guess passwords and codes, as ' +
      'often as the limits for one address let them.',
  )
}

function resolveOrStop(container: Container) {
  try {
    return container.resolve('storefrontService')
  } catch (error) {
    return stopBoot(error)
  }
}

export default checkStorefront
