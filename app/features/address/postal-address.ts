import { type PostalAddress } from '~/commerce/shop/address'

/** Whether two addresses say the same; what only one of them has counts. */
export function isSameAddress(one: PostalAddress, other: PostalAddress): boolean {
  return (Object.keys(one) as (keyof PostalAddress)[]).every((field) => one[field] === other[field])
}
