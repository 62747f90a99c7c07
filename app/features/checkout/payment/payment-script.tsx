import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Notice } from '~/ui/notice'
import { useHydrated } from '~/ui/use-hydrated'
import { SeenOrderFields } from '../seen-order-fields'
import { type PaymentScriptProps } from './payment-provider'
import { type PaymentScriptData } from './payment-step'
import { getProvider } from './providers'
import { useWholeDocuments } from './use-whole-documents'

interface PaymentScriptFormProps extends Pick<PaymentScriptProps, 'amount' | 'currency'> {
  script: PaymentScriptData
}

/** The form with script that an order is paid with once it was placed; whoever has paid gets the order. */
export function PaymentScript({ script: { providerId, data, order }, ...money }: PaymentScriptFormProps) {
  const t = useT()
  const { code } = useLocale()
  const isHydrated = useHydrated()
  const form = useProviderForm(providerId)
  const placing = useRef<HTMLFormElement>(null)
  const onPaid = useCallback(() => placing.current?.submit(), [])
  useWholeDocuments()
  const why = getProvider(providerId)?.needsScript
  if (!isHydrated) return why ? <noscript>{t(why)}</noscript> : null
  if (form === 'failed') return <Notice kind="error">{t('checkout:payment.script-failed')}</Notice>
  if (!form) return <p role="status">{t('checkout:payment.script-loading')}</p>
  return (
    <>
      <form.Form {...money} data={data} isStillOrdered={isStillOrdered} onPaid={onPaid} />
      <form ref={placing} method="post" action={paths.checkoutReview(code)} hidden>
        <SeenOrderFields order={order} />
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

// This page leads to the review as soon as its order is another one.
async function isStillOrdered(): Promise<boolean> {
  const { ok } = await fetch(location.href, { method: 'HEAD', redirect: 'manual' })
  return ok
}
