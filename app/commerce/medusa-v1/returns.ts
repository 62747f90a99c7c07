import { type Returns } from '../shop/returns'
import { type Calls } from './account'
import { readRefunds } from './line-refund'
import { type GetCapabilities } from './offers'

export function toReturns({ read }: Calls, getCapabilities: GetCapabilities): Returns {
  return { readRefunds: (order) => readRefunds(read, getCapabilities, order) }
}
