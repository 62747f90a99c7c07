import { getClientSession } from '~/features/session/client-session.server'
import { personalProcedure, router } from './init.server'

/** Who the visitor is. `loading` is a state of the browser alone. */
export type SessionState =
  | { status: 'unauthenticated' }
  | {
      status: 'authenticated'
      user: { name: string; email: string }
      /** ISO 8601. */
      expires: string
    }

export const sessionRouter = router({
  current: personalProcedure.query(async ({ ctx }): Promise<SessionState> => {
    const session = await getClientSession(ctx)
    return session ? { status: 'authenticated', ...session } : { status: 'unauthenticated' }
  }),
})
