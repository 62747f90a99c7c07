import { useState } from 'react'
import { useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { LiveRegion } from '~/ui/live-region'
import { TextField } from '~/ui/text-field'
import { useHydrated } from '~/ui/use-hydrated'

/** The bag's address for another device: to copy by hand, or with script by a button. */
export function ShareCart({ url }: { url: string }) {
  const t = useT()
  const isHydrated = useHydrated()
  const [isCopied, setCopied] = useState(false)
  async function share() {
    try {
      if ('share' in navigator) await navigator.share({ url })
      else await copy(url).then(() => setCopied(true))
    } catch {
      // called off by the shopper, or not allowed: the address stands there to be copied by hand
    }
  }
  return (
    <Disclosure boxed summary={t('cart:shared.send')}>
      <div className="stack">
        <p className="small">{t('cart:shared.send-text')}</p>
        <TextField
          label={t('cart:shared.address')}
          name="shared-address"
          value={url}
          readOnly
          required
          onFocus={(event) => event.currentTarget.select()}
        />
        {isHydrated ? (
          <Button type="button" kind="secondary" onClick={() => void share()}>
            {t(isCopied ? 'cart:shared.copied' : 'cart:shared.share')}
          </Button>
        ) : null}
        <LiveRegion message={isCopied ? t('cart:shared.copied') : ''} />
      </div>
    </Disclosure>
  )
}

function copy(text: string): Promise<void> {
  return navigator.clipboard.writeText(text)
}
