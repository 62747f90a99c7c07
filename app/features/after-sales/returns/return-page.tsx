import { useT } from '~/i18n/use-t'
import { NothingLeft, OrderTaskPage } from '../order-task-page'
import { ReturnAddress } from '../return-address'
import { ReturnForm } from './return-form'
import { type ReturnPageData } from './return-page-data'
import { ReturnReview } from './return-review'

/** Sends something of an order back: the form, then what it comes to. */
export function ReturnPage({ page }: { page: ReturnPageData }) {
  const t = useT()
  const { orderId, number, lines, errors, review } = page
  if (lines.length === 0) {
    const [title, text] = [t('after-sales:return.nothing'), t('after-sales:return.nothing-text')]
    return <NothingLeft orderId={orderId} title={title} text={text} />
  }
  return (
    <OrderTaskPage
      orderId={orderId}
      number={number}
      title={t(review ? 'after-sales:return.review-heading' : 'after-sales:return.heading')}
      lead={review ? null : <p className="lead">{t('after-sales:return.lead')}</p>}
      problems={errors}
    >
      {review ? <ReturnReview page={page} review={review} /> : <ReturnForm page={page} />}
      <ReturnAddress lines={page.returnTo} />
    </OrderTaskPage>
  )
}
