import { type ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { SkipLink } from '~/ui/skip-link'
import { type MerchantFrameData } from './merchant-frame.server'

/** The merchant's own frame, in which nothing leads into the shop, nor from there to here. */
export function MerchantFrame({ frame, children }: { frame: MerchantFrameData; children: ReactNode }) {
  const t = useT()
  const { shopName, flash } = frame
  return (
    <>
      <SkipLink />
      <header className="site-header">
        <div className="merchant-head row wrap">
          <a className="wordmark" href={paths.merchant()}>
            {shopName}
          </a>
          <p className="muted">{t('merchant:head')}</p>
        </div>
      </header>
      <main className="main wrap" id="main" tabIndex={-1}>
        {flash ? (
          <div className="flash">
            <Notice kind={flash.kind} isOutcome>
              {flash.text}
            </Notice>
          </div>
        ) : null}
        {children}
      </main>
      <footer className="wrap page">
        <LanguageForm {...frame} />
      </footer>
    </>
  )
}

function LanguageForm({ locale, languages }: Pick<MerchantFrameData, 'locale' | 'languages'>) {
  const t = useT()
  return (
    <form method="post" action={paths.preferences()} className="stack gap-2">
      <input type="hidden" name="country" value={locale.country} />
      <input type="hidden" name="returnTo" value={paths.merchant()} />
      <p className="field-label" id="languages">
        {t('common:footer.language')}
      </p>
      <div className="cluster" role="group" aria-labelledby="languages">
        {languages.map(({ language, tag }) => (
          <Button
            key={language}
            kind="quiet"
            size="small"
            name="language"
            value={language}
            lang={tag}
            aria-pressed={language === locale.language}
          >
            {new Intl.DisplayNames(tag, { type: 'language' }).of(language)}
          </Button>
        ))}
      </div>
    </form>
  )
}
