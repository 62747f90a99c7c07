import { paths } from '~/paths'
import { type StepName } from './steps'

/** Where each step is filled in. */
export const stepPaths: Record<StepName, (locale: string) => string> = {
  cart: paths.cart,
  address: paths.checkoutAddress,
  delivery: paths.checkoutDelivery,
  review: paths.checkoutReview,
}
