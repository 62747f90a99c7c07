import { useHydrated } from '~/ui/use-hydrated'

/** What only a hydrated form sends, so that the action answers data instead of a page. */
export function EnhancedMark() {
  return useHydrated() ? <input type="hidden" name="enhanced" value="yes" /> : null
}
