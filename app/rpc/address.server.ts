import { askForPlace } from '~/features/address/postal-place.server'
import { placeCallSchema } from '~/features/address/place-call.schema'
import { localizedProcedure, router } from './init.server'

export const addressRouter = router({
  /** Town and province of a postcode that is being typed; null where they are not known. */
  place: localizedProcedure.input(placeCallSchema).query(({ ctx, input }) => askForPlace(ctx, input)),
})
