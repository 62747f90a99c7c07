import { recordVitals } from '~/features/vitals/record-vitals.server'
import { vitalsSchema } from '~/features/vitals/vitals.schema'
import { publicProcedure, router } from './init.server'

export const vitalsRouter = router({
  report: publicProcedure.input(vitalsSchema).mutation(({ ctx, input }) => recordVitals(ctx, input)),
})
