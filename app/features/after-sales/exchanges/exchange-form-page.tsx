import { useT } from '~/i18n/use-t'
import { NothingLeft, OrderTaskPage } from '../order-task-page'
import { ExchangeForm } from './exchange-form'
import { type ExchangeFormData } from './exchange-form-data'
import { ExchangeReview } from './exchange-review'

/** Begins an exchange of something of an order: the form, then what it comes to. */
export function ExchangeFormPage({ page }: { page: ExchangeFormData }) {
  const t = useT()
  const { orderId, number, lines, errors, review } = page
  const isSoldOut = lines.every(({ instead }) => instead.every(({ stock }) => stock === 0))
  if (isSoldOut) {
    const why = lines.length > 0 ? 'after-sales:exchange.nothing-left' : 'after-sales:exchange.nothing-text'
    return <NothingLeft orderId={orderId} title={t('after-sales:exchange.nothing')} text={t(why)} />
  }
  return (
    <OrderTaskPage
      orderId={orderId}
      number={number}
      title={t(review ? 'after-sales:exchange.review-heading' : 'after-sales:exchange.heading')}
      lead={review ? null : <p className="lead">{t('after-sales:exchange.lead')}</p>}
      problems={errors}
    >
      {review ? <ExchangeReview page={page} review={review} /> : <ExchangeForm page={page} />}
    </OrderTaskPage>
  )
}
