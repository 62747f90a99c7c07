import { useContext, useState } from 'react'
import { useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { LiveRegion } from '~/ui/live-region'
import { LightContext } from '~/ui/light-context'

/** Hands the page's address to another app or to the clipboard. Until script is there its place is empty. */
export function ShareButton({ title }: { title: string }) {
  const t = useT()
  const isLight = useContext(LightContext)
  const [isCopied, setCopied] = useState(false)
  if (isLight) return null
  async function share() {
    const url = location.href
    try {
      if ('share' in navigator) await navigator.share({ title, url })
      else await (navigator as Navigator).clipboard.writeText(url).then(() => setCopied(true))
    } catch {
      // called off by the shopper, or not allowed: nothing has happened, and nothing needs to
    }
  }
  return (
    <div className="with-script">
      <Button type="button" kind="quiet" size="small" onClick={() => void share()}>
        {t(isCopied ? 'cart:shared.copied' : 'cart:shared.share')}
      </Button>
      <LiveRegion message={isCopied ? t('cart:shared.copied') : ''} />
    </div>
  )
}
