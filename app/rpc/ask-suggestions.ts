import { type AskSuggestions } from '~/features/search/suggestions'
import { ask } from './ask'

/** The search field's question; a field without an answer stays the form that it is. */
export const askSuggestions: AskSuggestions = ({ locale, query }, signal) =>
  ask((rpc) => rpc.catalog.suggest.query({ locale, query }, { signal }))
