import { type ComponentType, useEffect, useState } from 'react'
import { useT } from '~/i18n/use-t'
import { Notice } from '~/ui/notice'
import { type PaymentScriptProps } from './payment-provider'
import { getProvider } from './providers'

interface PaymentScriptFormProps extends PaymentScriptProps {
  providerId: string
}

/** The chosen provider's form with script, loaded once this page has come with a policy that admits it. */
export function PaymentScript({ providerId, ...props }: PaymentScriptFormProps) {
  const t = useT()
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
  if (form === 'failed') return <Notice kind="error">{t('checkout:payment.script-failed')}</Notice>
  return form ? <form.Form {...props} /> : <p role="status">{t('checkout:payment.script-loading')}</p>
}

// A page that script has turned into this one still has the policy of the page that was loaded.
function isOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && new URL(navigation.name).pathname === location.pathname
}
