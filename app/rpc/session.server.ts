import { TRPCError } from '@trpc/server'
import { changeNames, renameSchema } from '~/features/session/client-session.server'
import { personalProcedure, router } from './init.server'

export const sessionRouter = router({
  /** Changes the names of who is signed in, as `POST session` does, and answers the session. */
  update: personalProcedure.input(renameSchema).mutation(async ({ ctx, input }) => {
    const session = await changeNames(ctx, input)
    if (!session) throw new TRPCError({ code: 'UNAUTHORIZED' })
    return session
  }),
})
