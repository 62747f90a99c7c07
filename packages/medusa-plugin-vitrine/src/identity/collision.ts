import { MedusaError } from '@medusajs/utils'
import { type Fault, toFault } from '../fault'

const uniqueViolation = '23505'
const attempts = 3

/** Somebody else may register the address at this very moment, by Medusa's own route. */
export async function retryOnCollision<Result>(task: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task()
    } catch (error) {
      if (!isCollision(toFault(error)) || attempt === attempts) throw error
    }
  }
}

// the database sees another's write, or Medusa does a moment before it
const isCollision = ({ code, type }: Fault) => code === uniqueViolation || type === MedusaError.Types.DUPLICATE_ERROR

export const collide = () => new MedusaError(MedusaError.Types.DUPLICATE_ERROR, 'Connected meanwhile')
