import { type RequestContext } from '~/context.server'
import { type Flash } from '~/http/server/flash.server'
import { type FormError } from './cart.schema'
import { type CartAnswer } from './cart-answer'
import { linePieces } from './quantity-limit'

/** What a form of the cart led to. With script the answer goes out as it is; without, a done one redirects. */
export interface CartOutcome {
  /** 200 when it was done. */
  status: number
  answer: CartAnswer
  flash?: Flash
  /** Where to go on without script. */
  to?: string
}

/** A form field as it was typed; empty where it was not sent or is a file. */
export function toText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** One of the schemas' complaints in words. */
export function toFormMessage(ctx: RequestContext, code: string): string {
  return ctx.t(`cart:errors.${code as FormError}`, { limit: linePieces })
}
