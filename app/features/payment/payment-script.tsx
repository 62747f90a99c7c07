import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useT } from '~/i18n/use-t'
import { Notice } from '~/ui/notice'
import { useHydrated } from '~/ui/use-hydrated'
import { type PaymentScriptData, type PaymentScriptProps } from './payment-provider'
import { getProvider } from './providers'
import { useWholeDocuments } from './use-whole-documents'

interface PaymentScriptFormProps extends Pick<PaymentScriptProps, 'amount' | 'currency'> {
  script: PaymentScriptData
  /** The form that goes on once it is paid. */
  next: { method: 'get' | 'post'; action: string; fields: ReactNode }
}

/** The form with script that is paid with once what it is for was ordered; whoever has paid goes on. */
export function PaymentScript({ script: { providerId, data }, next, ...money }: PaymentScriptFormProps) {
  const t = useT()
  const isHydrated = useHydrated()
  const form = useProviderForm(providerId)
  const goingOn = useRef<HTMLFormElement>(null)
  const onPaid = useCallback(() => goingOn.current?.submit(), [])
  useWholeDocuments()
  const why = getProvider(providerId)?.needsScript
  if (!isHydrated) return why ? <noscript>{t(why)}</noscript> : null
  if (form === 'failed') return <Notice kind="error">{t('checkout:payment.script-failed')}</Notice>
  if (!form) return <p role="status">{t('checkout:payment.script-loading')}</p>
  return (
    <>
      <form.Form {...money} data={data} isStillOrdered={isStillOrdered} onPaid={onPaid} />
      <form ref={goingOn} method={next.method} action={next.action} hidden>
        {next.fields}
      </form>
    </>
  )
}

/** Loads the form, once this page has come with a policy that admits it. */
function useProviderForm(providerId: string) {
  const [form, setForm] = useState<{ Form: ComponentType<PaymentScriptProps> } | 'failed' | null>(null)
  useEffect(() => {
    if (!isOwnDocument()) return location.reload()
    let isGone = false
    getProvider(providerId)
      ?.script?.load()
      .then((Form) => isGone || setForm({ Form }))
      .catch(() => isGone || setForm('failed'))
    return () => {
      isGone = true
    }
  }, [providerId])
  return form
}

// A page that script has turned into this one still has the policy of the page that was loaded.
function isOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && new URL(navigation.name).pathname === location.pathname
}

// This page leads elsewhere as soon as what it is for is another thing.
async function isStillOrdered(): Promise<boolean> {
  const { ok } = await fetch(location.href, { method: 'HEAD', redirect: 'manual' })
  return ok
}
