import { availabilitySchema } from '~/features/catalog/product/availability.schema'
import { offerSchema } from '~/features/catalog/product/offer.schema'
import { getOffer } from '~/features/catalog/product/product-page.server'
import { listLiveAvailability } from '~/features/catalog/product/live-availability.server'
import { suggest } from '~/features/search/suggest.server'
import { suggestSchema } from '~/features/search/suggest.schema'
import { limited, localizedProcedure, personalLocalizedProcedure, publicProcedure, router } from './init.server'

export const catalogRouter = router({
  availability: publicProcedure
    .use(limited('stock'))
    .input(availabilitySchema)
    .query(({ ctx, input }) => listLiveAvailability(ctx, input.variantIds)),
  // a customer's own prices
  offer: personalLocalizedProcedure
    .use(limited('stock'))
    .input(offerSchema)
    .query(({ ctx, input }) => getOffer(ctx, input.handle)),
  suggest: localizedProcedure
    .meta({ sharedForSeconds: 60 })
    .input(suggestSchema)
    .query(({ ctx, input }) => suggest(ctx, input)),
})
