import { useRefused } from '~/forms/use-refused'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ErrorSummary } from '~/ui/error-summary'
import { Link } from '~/ui/link'
import { CodeForm } from './codes'

/** What a link with a code leads to: the code, ready to be applied by a button. */
export function DiscountPage({ code }: { code: string }) {
  const t = useT()
  const locale = useLocale()
  const refused = useRefused()
  return (
    <div className="page">
      <div className="measure stack">
        <ErrorSummary problems={refused?.errors} />
        <h1>{t('cart:codes.page.heading')}</h1>
        <p className="lead">{t('cart:codes.page.text')}</p>
        <CodeForm initial={code} />
        <p>
          <Link to={paths.cart(locale.code)}>{t('cart:add.view')}</Link>
        </p>
      </div>
    </div>
  )
}
