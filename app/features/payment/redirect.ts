import { hostedPage } from './hosted-page'

/** The demo backend's payment page, on which whoever tests picks what happens. */
export const redirect = hostedPage({
  id: 'vitrine-redirect',
  label: 'checkout:payment.redirect.label',
  hint: 'checkout:payment.redirect.hint',
  settled: 'orders:payment.redirect',
  toUrl: ({ url }) => url,
  isWaiting: ({ state }) => state === 'waiting',
})
