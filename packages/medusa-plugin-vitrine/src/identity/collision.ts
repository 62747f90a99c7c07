import { MedusaError } from '@medusajs/utils'
import type { Fault } from '../fault'
import { retryWhere } from '../lifetime/retry'

const uniqueViolation = '23505'

/** Somebody else may register the address at this very moment, by Medusa's own route. */
export function retryOnCollision<Result>(task: () => Promise<Result>): Promise<Result> {
  return retryWhere(isCollision, task)
}

// the database sees another's write, or Medusa does a moment before it
const isCollision = ({ code, type }: Fault) => code === uniqueViolation || type === MedusaError.Types.DUPLICATE_ERROR

export const collide = () => new MedusaError(MedusaError.Types.DUPLICATE_ERROR, 'Connected meanwhile')
