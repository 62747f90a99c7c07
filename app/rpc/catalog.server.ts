import { availabilitySchema } from '~/features/catalog/availability.schema'
import { listLiveAvailability } from '~/features/catalog/live-availability.server'
import { publicProcedure, router } from './init.server'

export const catalogRouter = router({
  availability: publicProcedure
    .input(availabilitySchema)
    .query(({ ctx, input }) => listLiveAvailability(ctx, input.variantIds)),
})
