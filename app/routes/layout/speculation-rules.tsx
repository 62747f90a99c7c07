import { useLocation } from '@remix-run/react'
import { useContext } from 'react'
import { isBrowsable, speculationRules } from '~/browsable'
import { ScriptNonceContext } from '~/http/browser/script-nonce'
import { LightContext } from '~/ui/light-context'
import { useHydrated } from '~/ui/use-hydrated'

/**
 * Lets the browser fetch the pages ahead that links of the catalogue lead to, until the page has hydrated: then links
 * fetch data instead (`prefetch="intent"`), and whole pages besides would be twice the work.
 */
export function SpeculationRules() {
  const mark = useContext(ScriptNonceContext)
  const isLight = useContext(LightContext)
  const isHydrated = useHydrated()
  const { pathname } = useLocation()
  if (isLight || isHydrated || !isBrowsable(pathname)) return null
  // React leaves alone what the server wrote, so the browser need not have it a second time
  const rules = { __html: import.meta.env.SSR ? speculationRules : '' }
  return <script type="speculationrules" nonce={mark} dangerouslySetInnerHTML={rules} suppressHydrationWarning />
}
