import { useLocation } from '@remix-run/react'
import { type FormEvent, useEffect, useState } from 'react'
import { type LanguageOffer as Offer } from '~/features/region/language-offer'
import { type Locale } from '~/i18n/locales'
import { paths } from '~/paths'
import { ask } from '~/rpc/ask'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { whenIdleAfterLoad } from '~/ui/when-idle'
import { useLanguagePath } from './use-language-path'

interface LanguageOfferProps {
  locale: Locale
  /** Of the server, or the language to ask it for: a shared page holds the words of no other. */
  offer: Offer | string
}

/** Offers the page in the language that its reader's browser prefers, in the words of that language. */
export function LanguageOffer({ locale, offer }: LanguageOfferProps) {
  const toPath = useLanguagePath(locale.country)
  const { pathname, search } = useLocation()
  const asked = typeof offer === 'string' ? offer : null
  const found = useOffer(asked, locale.country)
  const [isDismissed, setDismissed] = useState(false)
  const shown = typeof offer === 'string' ? found : offer
  if (!shown || isDismissed) return null

  // what is typed on the page stays
  function dismiss(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const body = new URLSearchParams({ declinesLanguages: 'on' })
    // it is hidden on this page whether or not it can be remembered
    fetch(paths.preferences(), { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => null)
    setDismissed(true)
  }
  return (
    <aside
      className="language-offer"
      data-late={asked === null ? undefined : ''}
      aria-label={shown.link}
      lang={shown.tag}
      dir={shown.dir}
    >
      <div className="language-offer-bar">
        <div className="wrap">
          <Link to={toPath(shown.language)} hrefLang={shown.tag}>
            {shown.link}
          </Link>
          <form method="post" action={paths.preferences()} onSubmit={dismiss}>
            <input type="hidden" name="returnTo" value={pathname + search} />
            <button
              type="submit"
              className="icon-button"
              name="declinesLanguages"
              value="on"
              aria-label={shown.dismiss}
            >
              <Icon name="close" />
            </button>
          </form>
        </div>
      </div>
    </aside>
  )
}

function useOffer(language: string | null, country: string): Offer | null {
  const [found, setFound] = useState<Offer | null>(null)
  useEffect(() => {
    setFound(null)
    if (language === null) return
    let isOver = false
    whenIdleAfterLoad(() => {
      const question = ask((rpc) => rpc.region.languageOffer.query({ locale: `${language}-${country}` }))
      void question.then(({ data }) => (isOver ? null : setFound(data ?? null)))
    })
    return () => {
      isOver = true
    }
  }, [language, country])
  return found
}
