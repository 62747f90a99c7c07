import { Link, useLocation } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'

function toReason(status: number) {
  if (status === 404) return 'not-found'
  return status === 503 ? 'unavailable' : 'error'
}

/** Says what happened and what to do next: look elsewhere (404), try again (503 and the rest). */
export function FailurePage({ status }: { status: number }) {
  const t = useT()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const reason = toReason(status)
  return (
    <section className="failure">
      <h1>{t(`common:failure.${reason}.title`)}</h1>
      <p className="lead">{t(`common:failure.${reason}.text`)}</p>
      <div className="cluster gap-5">
        {reason === 'not-found' ? (
          <ButtonLink to={paths.allProducts(locale.code)}>{t('common:failure.products')}</ButtonLink>
        ) : (
          <ButtonLink to={pathname + search} reloadDocument>
            {t('common:failure.retry')}
          </ButtonLink>
        )}
        <Link to={paths.home(locale.code)}>{t('common:failure.home')}</Link>
      </div>
    </section>
  )
}
