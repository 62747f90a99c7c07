import { Form, useNavigation } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { Money } from '~/ui/money'
import { RefundNote } from '../refund-note'
import { type ReturnReview as Review } from './check-return'
import { toDraftQuery } from './return-draft'
import { type ReturnPageData } from './return-page-data'
import { ReturnLines } from './return-lines'
import { findReasonName } from './return-reasons'

/** What was chosen and what is paid back for it, before it is sent. */
export function ReturnReview({ page, review }: { page: ReturnPageData; review: Review }) {
  const t = useT()
  const { code } = useLocale()
  const isSending = useNavigation().state !== 'idle'
  const query = toDraftQuery(page.draft)
  const lines = review.lines.map(({ lineId, quantity, reasonId, note }) => ({
    lineId,
    quantity,
    reason: findReasonName(t, page.reasons, reasonId),
    note,
    line: page.lines.find(({ id }) => id === lineId),
  }))
  return (
    <div className="stack gap-5">
      <ReturnLines lines={lines} />
      <RefundRows review={review} currency={page.currency} />
      <p className="small">
        <RefundNote
          refund={review.total}
          limit={page.limit}
          currency={page.currency}
          how={t('after-sales:return.refund-hint')}
        />
      </p>
      <Form method="post" className="cluster">
        {[...query].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="seen" value={page.seen} />
        <Button size="large" pending={isSending}>
          {t('after-sales:return.submit')}
        </Button>
        <Link to={`${paths.returnOrder(code, page.orderId)}?${query}`}>{t('after-sales:return.change')}</Link>
      </Form>
    </div>
  )
}

function RefundRows({ review: { items, way, total }, currency }: { review: Review; currency: string }) {
  const t = useT()
  return (
    <dl className="rows">
      <div>
        <dt>{t('after-sales:return.items')}</dt>
        <dd>
          <Money amount={items} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{way ? way.name : t('after-sales:return.own-way')}</dt>
        <dd>{way?.cost ? <Money amount={-way.cost} currency={currency} /> : t('orders:free')}</dd>
      </div>
      <div data-total="">
        <dt>{t('after-sales:return.total')}</dt>
        <dd data-testid="refund">
          <Money amount={total} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}
