import type Sdk from '@medusajs/medusa-js'
import { type HTTPResponse } from '@medusajs/medusa-js'
import { type RequestPlain } from './types'

type Plain<T> = T extends { response: HTTPResponse } ? Omit<T, 'response'> : T

type PlainResource<R> = {
  [K in keyof R]: R[K] extends (...args: infer A) => Promise<infer D> ? (...args: A) => Promise<Plain<D>> : R[K]
}

type SdkAdmin = Sdk['admin']

/**
 * The merchant's side of the Medusa SDK: a property for each resource under `/admin`. Text arguments are encoded for you.
 * Amounts are in the currency's minor unit.
 */
export type MedusaAdmin = {
  [K in Exclude<keyof SdkAdmin, 'custom' | 'client'>]: PlainResource<SdkAdmin[K]>
} & {
  /** Routes that the SDK does not know, such as those of a plugin. Encode ids yourself. */
  client: { request: RequestPlain }
}
