import { useLocation } from '@remix-run/react'
import { memo, type ReactNode } from 'react'
import { AddedPicture } from '~/features/cart/added-picture'
import { type AddedView } from '~/features/cart/cart-answer'
import { QuickAdded } from '~/features/cart/quick-added'
import { type LanguageOffer as Offer } from '~/features/region/language-offer'
import { type Flash } from '~/http/server/flash.server'
import { type Locale } from '~/i18n/locales'
import { isCheckoutPath } from '~/paths'
import { Link } from '~/ui/link'
import { Notice } from '~/ui/notice'
import { PageChange } from '~/ui/page-change'
import { SkipLink } from '~/ui/skip-link'
import { LateLanguageOffer } from './late-language-offer'
import { QuickChoices } from './quick-choices'
import { RouteChange } from './route-change'
import { SiteFooter, type SiteFooterProps } from './site-footer'
import { SiteHeader, type SiteHeaderProps } from './site-header'
import { type MenuCategory } from './site-menu'
import { SpeculationRules } from './speculation-rules'
import { useFlash } from './use-flash'
import { useFreshData } from './use-fresh-data'
import { useRestoredPage } from './use-restored-page'

/** A `Flash` in the shopper's words. */
export interface FlashText {
  kind: Flash['kind']
  text: string
  link?: FlashLink
  /** What was put in the bag, what that holds now, and the way to pay it. */
  added?: AddedView & { link: FlashLink }
}

interface FlashLink {
  to: string
  text: string
}

export interface FrameContent
  extends Omit<SiteHeaderProps, 'locale' | 'categories'>, Omit<SiteFooterProps, 'locale' | 'isShort'> {
  categories: readonly MenuCategory[]
  locale: Locale
  flash: FlashText | null
  languageOffer: Offer | 'ask' | null
}

/**
 * What stands around every page: skip link, header, the last form's message, `main`, footer. In the checkout header and footer
 * are short, so that nothing leads away from it. What follows the router within it are components of their own, so that a link that is
 * followed draws no frame.
 */
export const Frame = memo(function Frame({ frame, children }: { frame: FrameContent; children: ReactNode }) {
  const { shopName, locale, categories, cart, languages, countries, pages, light } = frame
  const flash = useFlash(frame.flash)
  const isCheckout = isCheckoutPath(useLocation().pathname)
  return (
    <>
      <Upkeep />
      <SkipLink />
      <SiteHeader shopName={shopName} locale={locale.code} categories={isCheckout ? null : categories} cart={cart} />
      {isCheckout ? null : <LateLanguageOffer locale={locale} languages={languages} offer={frame.languageOffer} />}
      <main className="main wrap" id="main" tabIndex={-1}>
        {/* there before its message, which would not be heard otherwise */}
        <div className="flash" role="status">
          {flash ? <FlashNotice flash={flash} /> : null}
        </div>
        <QuickChoices>{children}</QuickChoices>
      </main>
      <PageChange />
      <QuickAdded />
      <SpeculationRules />
      <RouteChange />
      <SiteFooter {...{ shopName, locale, languages, countries, pages, light }} isShort={isCheckout} />
    </>
  )
})

function Upkeep() {
  useFreshData()
  useRestoredPage()
  return null
}

function FlashNotice({ flash: { kind, text, link, added } }: { flash: FlashText }) {
  const action = (
    <>
      {link ? <Link to={link.to}>{link.text}</Link> : null}
      {added ? <Link to={added.link.to}>{added.link.text}</Link> : null}
    </>
  )
  return (
    <Notice kind={kind} isOutcome picture={added ? <AddedPicture src={added.picture} /> : null} action={action}>
      {text}
      {/* in the same paragraph, which names what has the focus */}
      {added ? (
        <>
          {' '}
          <br />
          {added.sum}
        </>
      ) : null}
    </Notice>
  )
}
