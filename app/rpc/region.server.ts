import { listRegions } from '~/features/region/region.server'
import { publicProcedure, router } from './init.server'

export const regionRouter = router({
  list: publicProcedure.meta({ sharedForSeconds: 60 }).query(({ ctx }) => listRegions(ctx)),
})
