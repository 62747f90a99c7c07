import { Link } from '@remix-run/react'
import { useMemo } from 'react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { ErrorSummary } from '~/ui/error-summary'
import { ReturnForm } from './return-form'
import { type ReturnPageData } from './return-page-data'
import { ReturnReview } from './return-review'

/** Sends something of an order back: the form, then what it comes to. */
export function ReturnPage({ page }: { page: ReturnPageData }) {
  const t = useT()
  const { code } = useLocale()
  const { orderId, number, lines, errors, review } = page
  const problems = useMemo(() => Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message })), [errors])
  if (lines.length === 0) return <NothingToReturn orderId={orderId} />
  return (
    <div className="page">
      <header className="page-head">
        <p className="eyebrow">
          <Link to={paths.order(code, orderId)}>{t('orders:confirmation.number', { number })}</Link>
        </p>
        <h1>{t(review ? 'after-sales:return.review-heading' : 'after-sales:return.heading')}</h1>
        {review ? null : <p className="lead">{t('after-sales:return.lead')}</p>}
      </header>
      <div className="stack gap-6 measure">
        <ErrorSummary problems={problems} />
        {review ? <ReturnReview page={page} review={review} /> : <ReturnForm page={page} />}
      </div>
    </div>
  )
}

function NothingToReturn({ orderId }: { orderId: string }) {
  const t = useT()
  const { code } = useLocale()
  return (
    <EmptyState
      title={t('after-sales:return.nothing')}
      icon="bag"
      text={t('after-sales:return.nothing-text')}
      action={<ButtonLink to={paths.order(code, orderId)}>{t('after-sales:to-order')}</ButtonLink>}
    />
  )
}
