import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { formatPhone, toPhone } from '~/features/address/phone.server'
import { changeOwn, renameSchema } from '~/features/session/client-session.server'
import { RefusedCall } from './error-shape.server'
import { personalLocalizedProcedure, router } from './init.server'

/** What is not named stays. */
const updateSchema = renameSchema.extend({
  /** As it is typed in the call's country; empty for none. */
  phone: z.string().trim().max(40).optional(),
})

export const sessionRouter = router({
  /** Changes names and telephone number of who is signed in; answers the session, and the number as people read it. */
  update: personalLocalizedProcedure.input(updateSchema).mutation(async ({ ctx, input }) => {
    const { firstName, lastName, phone: typed } = input
    const phone = typed && toPhone(typed, ctx.locale.country)
    if (phone === null) throw new RefusedCall('BAD_REQUEST', ctx.t('account:profile.phone-invalid'))
    const session = await changeOwn(ctx, { firstName, lastName, phone })
    if (!session) throw new TRPCError({ code: 'UNAUTHORIZED' })
    return { session, phone: phone && formatPhone(phone, ctx.locale.country) }
  }),
})
