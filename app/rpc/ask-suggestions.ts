import { type AskSuggestions } from '~/features/search/suggestions'
import { ask } from './ask'

/** The search field's question; a field without an answer stays the form that it is. */
export const askSuggestions: AskSuggestions = async ({ locale, query }, signal) => {
  const { data } = await ask((rpc) => rpc.catalog.suggest.query({ locale, query }, { signal }))
  return data ?? null
}
