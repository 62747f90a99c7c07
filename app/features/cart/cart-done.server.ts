import { type RequestContext } from '~/context.server'
import { type FormAnswer } from '~/forms/form-answer'
import { type Flash } from '~/http/server/flash.server'
import { type MessageKey } from '~/i18n/keys'
import { paths } from '~/paths'
import { type CartDone, type CartValues, type Undo } from './cart-answer'

interface DoneOptions {
  undo?: Undo | null
  /** By default the bag. */
  to?: string
  /** Of the message on the next page. */
  link?: Flash['link']
  added?: Flash['added']
}

/** A form of the cart that has done what it says: told by the script that has sent it, else by the next page. */
export function toDone(
  ctx: RequestContext,
  kind: Flash['kind'],
  key: MessageKey,
  params?: Flash['params'],
  { undo = null, to = paths.cart(ctx.locale.code), link, added }: DoneOptions = {},
): FormAnswer<CartDone, CartValues> {
  const shown = added && { picture: added.picture, sum: ctx.t(added.key as MessageKey, added.params) }
  const done = { text: ctx.t(key, params), undo, ...(shown && { added: shown }) }
  return { ok: true, to, flash: { kind, key, params, link, added }, done }
}
