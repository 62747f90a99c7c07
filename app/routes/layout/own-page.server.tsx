import { type EverybodysData } from '~/http/server/own-data.server'

// as `getFrame` answers it for a page that may be shared
const frame = { cart: null, flash: null, languageOffer: 'ask' }

/** What the loaders of the root and of the frame answer who has no cookie of ours, where others are answered of themselves. */
export const everybodysData: EverybodysData = {
  root: { session: undefined, pollSeconds: undefined },
  'routes/layout/layout': frame,
  'routes/layout/auth-layout': frame,
}
