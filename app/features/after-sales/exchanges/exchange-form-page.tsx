import { Link } from '@remix-run/react'
import { useMemo } from 'react'
import { toProblems } from '~/features/checkout/to-problems'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { ErrorSummary } from '~/ui/error-summary'
import { ExchangeForm } from './exchange-form'
import { type ExchangeFormData } from './exchange-form-data'
import { ExchangeReview } from './exchange-review'

/** Begins an exchange of something of an order: the form, then what it comes to. */
export function ExchangeFormPage({ page }: { page: ExchangeFormData }) {
  const t = useT()
  const { code } = useLocale()
  const { orderId, number, lines, errors, review } = page
  const problems = useMemo(() => toProblems(errors), [errors])
  if (lines.length === 0) return <NothingToExchange orderId={orderId} />
  return (
    <div className="page">
      <header className="page-head">
        <p className="eyebrow">
          <Link to={paths.order(code, orderId)}>{t('orders:confirmation.number', { number })}</Link>
        </p>
        <h1>{t(review ? 'after-sales:exchange.review-heading' : 'after-sales:exchange.heading')}</h1>
        {review ? null : <p className="lead">{t('after-sales:exchange.lead')}</p>}
      </header>
      <div className="stack gap-6 measure">
        <ErrorSummary problems={problems} />
        {review ? <ExchangeReview page={page} review={review} /> : <ExchangeForm page={page} />}
      </div>
    </div>
  )
}

function NothingToExchange({ orderId }: { orderId: string }) {
  const t = useT()
  const { code } = useLocale()
  return (
    <EmptyState
      title={t('after-sales:exchange.nothing')}
      icon="bag"
      text={t('after-sales:exchange.nothing-text')}
      action={<ButtonLink to={paths.order(code, orderId)}>{t('after-sales:to-order')}</ButtonLink>}
    />
  )
}
