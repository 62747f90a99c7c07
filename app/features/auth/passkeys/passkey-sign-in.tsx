import { type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useContext, useEffect, useRef, useState } from 'react'
import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { LightContext } from '~/ui/light-context'
import { PasskeyForm, sendCredential } from './passkey-form'

interface PasskeySignInProps {
  options: PublicKeyCredentialRequestOptionsJSON
  csrfToken: string
  callbackPath: string
}

/**
 * Signs in with a passkey: by its button, or out of the list that the browser shows at the address field. Until script is
 * there its place is empty.
 */
export function PasskeySignIn({ options, ...form }: PasskeySignInProps) {
  const t = useT()
  const isLight = useContext(LightContext)
  const formRef = useRef<HTMLFormElement>(null)
  // the button's dialog takes the place of what the field offers; a browser has one of them at a time
  const [cancelled, setCancelled] = useState(0)
  useEffect(() => {
    const form = formRef.current
    return form ? offerInField(form, options) : undefined
  }, [options, cancelled])
  if (isLight) return null
  return (
    <div className="with-script">
      <PasskeyForm
        {...form}
        action={paths.signInCallback('passkey')}
        formRef={formRef}
        ask={({ startAuthentication }) => startAuthentication({ optionsJSON: options })}
        words={{ cancelled: 'auth:passkey.cancelled' }}
        onCancelled={() => setCancelled((times) => times + 1)}
      >
        <Button kind="secondary" size="large" wide>
          {t('auth:passkey.submit')}
        </Button>
      </PasskeyForm>
    </div>
  )
}

/** Lets the browser offer its passkeys where the address is typed, as long as the page is open. @returns what ends it */
function offerInField(form: HTMLFormElement, optionsJSON: PublicKeyCredentialRequestOptionsJSON): () => void {
  const page = new AbortController()
  async function offer() {
    const { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } =
      await import('@simplewebauthn/browser')
    if (page.signal.aborted || !(await browserSupportsWebAuthnAutofill())) return
    page.signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony())
    sendCredential(form, await startAuthentication({ optionsJSON, useBrowserAutofill: true }))
  }
  // not used, or given up for the button: nothing has happened
  offer().catch(() => undefined)
  return () => page.abort()
}
