import { toLanguageOffer } from '~/features/region/language-offer.server'
import { localizedProcedure, router } from './init.server'

export const regionRouter = router({
  languageOffer: localizedProcedure.meta({ sharedForSeconds: 3600 }).query(({ ctx }) => toLanguageOffer(ctx)),
})
