import { type Flash } from '~/http/server/flash.server'

/** The form is done: a redirect to a path of the shop, whose page says `flash`. */
export function goOn(to: string, flash?: Flash) {
  return { ok: true, to, flash } as const
}

/** The form is done, and its own page shows what it came to. */
export function stay<Done>(done: Done, status = 200) {
  return { ok: true, done, status } as const
}
