import { isCommerceError } from '../errors'

/** Null for what is not there. */
export async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (isCommerceError(error, 'not-found')) return null
    throw error
  }
}
