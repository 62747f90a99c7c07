import { type Flash } from '~/http/server/flash.server'

/** Where it goes on, and what the page there says first. */
export interface GoOn {
  ok: true
  /** A path of the shop, or an address of where it is paid. */
  to: string
  flash?: Flash
}

/** The form is done: a redirect. */
export function goOn(to: string, flash?: Flash): GoOn {
  return { ok: true, to, flash }
}

/** The form is done, and its own page shows what it came to. @param status an HTTP status */
export function stay<Done>(done: Done, status = 200) {
  return { ok: true, done, status } as const
}
