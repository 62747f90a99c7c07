import { Form, useNavigation } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Image } from '~/ui/image'
import { Link } from '~/ui/link'
import { Money } from '~/ui/money'
import { type ExchangeReview as Review, toExchangeQuery } from './exchange-draft'
import { type ExchangeFormData } from './exchange-form-data'

/** What was chosen and what it comes to before delivery, before the exchange is begun. */
export function ExchangeReview({ page, review }: { page: ExchangeFormData; review: Review }) {
  const t = useT()
  const { code } = useLocale()
  const isSending = useNavigation().state !== 'idle'
  const query = toExchangeQuery(page.draft)
  return (
    <div className="stack gap-5">
      <ul className="lines order-lines">
        {review.lines.map((line) => (
          <Line key={line.lineId} line={line} page={page} />
        ))}
      </ul>
      <DifferenceRows review={review} currency={page.currency} />
      <p className="small">{t('after-sales:exchange.before-delivery')}</p>
      {page.isDiscounted ? <p className="small">{t('after-sales:exchange.before-codes')}</p> : null}
      <Form method="post" className="cluster">
        {[...query].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="seen" value={page.seen} />
        <Button size="large" pending={isSending}>
          {t('after-sales:exchange.begin')}
        </Button>
        <Link to={`${paths.exchangeOrder(code, page.orderId)}?${query}`}>{t('after-sales:return.change')}</Link>
      </Form>
    </div>
  )
}

function Line({ line, page }: { line: Review['lines'][number]; page: ExchangeFormData }) {
  const t = useT()
  const { title = '', variant, picture, foreign } = page.lines.find(({ id }) => id === line.lineId) ?? {}
  const change = { before: variant || title, after: line.variant.title }
  return (
    <li className="order-line">
      <div className="picture">
        {picture ? <Image src={picture} alt="" width={960} height={1200} sizes="4rem" widest={64} /> : null}
      </div>
      <div>
        <p>
          <bdi lang={foreign?.title}>{title}</bdi>
        </p>
        <p className="small">{t('after-sales:exchange.change', change)}</p>
        <p className="muted small">{t('orders:quantity', { count: line.quantity })}</p>
      </div>
    </li>
  )
}

function DifferenceRows({ review, currency }: { review: Review; currency: string }) {
  const t = useT()
  const { wanted, back, way, difference } = review
  return (
    <dl className="rows">
      <div>
        <dt>{t('after-sales:exchange.wanted')}</dt>
        <dd>
          <Money amount={wanted} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{t('after-sales:exchange.back')}</dt>
        <dd>
          <Money amount={-back} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{way ? way.name : t('after-sales:return.own-way')}</dt>
        <dd>{way?.cost ? <Money amount={way.cost} currency={currency} /> : t('orders:free')}</dd>
      </div>
      <div data-total="">
        <dt>{t(difference < 0 ? 'after-sales:exchange.you-get' : 'after-sales:exchange.you-pay')}</dt>
        <dd data-testid="difference">
          <Money amount={Math.abs(difference)} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}
