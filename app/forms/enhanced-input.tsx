import { useHydrated } from '~/ui/use-hydrated'
import { enhancedField } from './form-answer'

/** What only a hydrated form sends, so that the action answers data instead of a page. */
export function EnhancedInput() {
  return useHydrated() ? <input type="hidden" name={enhancedField} value="yes" /> : null
}
