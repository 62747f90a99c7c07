import { availabilitySchema } from '~/features/catalog/product/availability.schema'
import { listLiveAvailability } from '~/features/catalog/product/live-availability.server'
import { suggest } from '~/features/search/suggest.server'
import { suggestSchema } from '~/features/search/suggest.schema'
import { localizedProcedure, publicProcedure, router } from './init.server'

export const catalogRouter = router({
  availability: publicProcedure
    .input(availabilitySchema)
    .query(({ ctx, input }) => listLiveAvailability(ctx, input.variantIds)),
  suggest: localizedProcedure
    .meta({ sharedForSeconds: 60 })
    .input(suggestSchema)
    .query(({ ctx, input }) => suggest(ctx, input)),
})
