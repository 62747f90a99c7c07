import { useContext } from 'react'
import { PageNonceContext } from '~/http/browser/page-nonce'
import { useHydrated } from '~/ui/use-hydrated'
import { EnhancedInput } from './enhanced-input'

/** The page's own mark: the plain form sent twice by a double click asks for one thing only. What script sends has its own. */
export function OnceInput() {
  const mark = useContext(PageNonceContext) ?? ''
  return useHydrated() ? (
    <EnhancedInput />
  ) : (
    <input type="hidden" name="attempt" defaultValue={mark} suppressHydrationWarning />
  )
}
