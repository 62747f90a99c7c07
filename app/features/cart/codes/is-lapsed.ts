import { type AppliedCode } from '~/commerce/shop/codes'

/** Whether an order must not be placed with the code, so that it is taken off first. */
export function isLapsed({ state }: Pick<AppliedCode, 'state'>): boolean {
  return state !== 'good' && state !== 'idle'
}
