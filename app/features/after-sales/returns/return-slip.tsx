import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Link } from '~/ui/link'
import { Money } from '~/ui/money'
import { AddressLabel } from '../../address/address-label'
import { PrintHint, PrintLink } from '../../orders/print-link'
import { RefundNote } from '../refund-note'
import { ReturnAddress } from '../return-address'
import { ReturnLines } from './return-lines'
import { type SlipView } from './return-view'

interface ReturnSlipProps {
  orderId: string
  /** The order's. */
  number: number
  /** Who sends it. */
  sender: readonly string[]
  /** Where it is sent to; no lines where the merchant has yet to say it. */
  returnTo: readonly string[]
  currency: string
  request: SlipView
  shopName: string
  /** Leaves out what nobody would print. */
  isPrintView: boolean
}

/** A return or an exchange's way back: where it stands, and the slip for the parcel. It prints well. */
export function ReturnSlip(props: ReturnSlipProps) {
  const { orderId, number, sender, returnTo, currency, request, shopName, isPrintView } = props
  const t = useT()
  const { code } = useLocale()
  const { state, refund, limit, way, lines, date } = request
  const isExchange = refund === null
  const nextWay = isExchange ? 'after-sales:exchange.next-way' : 'after-sales:return.next-way'
  const how = t('after-sales:return.next-refund')
  return (
    <div className="page">
      <header className="page-head">
        <p className="print-only wordmark">{shopName}</p>
        <p className="eyebrow">
          <Link to={paths.order(code, orderId)}>{t('orders:confirmation.number', { number })}</Link>
        </p>
        <h1>
          {t(isExchange ? 'after-sales:exchange.name' : 'after-sales:return.name', { number: request.number, date })}
        </h1>
        <p className="lead" data-testid="return-state">
          {t(`after-sales:return.states.${state}`)}
        </p>
        {isPrintView ? <PrintHint /> : null}
      </header>
      {state === 'requested' ? (
        <ol className="order-next">
          <li>{t('after-sales:return.next-pack')}</li>
          <li>{t(way ? nextWay : 'after-sales:return.next-own', { way: way ?? '' })}</li>
          <li>
            {isExchange ? t('after-sales:exchange.next-new') : <RefundNote {...{ refund, limit, currency, how }} />}
          </li>
        </ol>
      ) : null}
      <div className="stack gap-5 measure">
        <ReturnLines lines={lines} />
        <dl className="rows">
          <div>
            <dt>{t('after-sales:return.way')}</dt>
            <dd>{way ?? t('after-sales:return.own-way')}</dd>
          </div>
          {isExchange ? null : (
            <div data-total="">
              <dt>{t('after-sales:return.total')}</dt>
              <dd data-testid="refund">
                <Money amount={refund} currency={currency} />
              </dd>
            </div>
          )}
        </dl>
        {state === 'requested' ? <ReturnAddress lines={returnTo} /> : null}
        <section className="stack gap-1" aria-labelledby="sender">
          <h2 id="sender" className="small">
            {t('after-sales:return.sender')}
          </h2>
          <AddressLabel lines={sender} />
        </section>
      </div>
      {isPrintView ? null : (
        <div className="cluster no-print">
          <PrintLink />
          <Link to={paths.page(code, 'shipping-and-returns')}>{t('after-sales:return.where-to')}</Link>
        </div>
      )}
    </div>
  )
}
