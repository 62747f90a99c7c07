import { Form, useNavigation } from '@remix-run/react'
import { type ReactNode } from 'react'
import { useRefused } from '~/forms/use-refused'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { Notice } from '~/ui/notice'
import { StaticHtml } from '~/ui/static-html'
import { AddressLabel } from '../../address/address-label'
import { type LegalPage } from '../../checkout/review-data'
import { Tracking } from '../../orders/tracking'
import { OrderTaskPage } from '../order-task-page'
import { ReturnAddress } from '../return-address'
import { ReturnLines } from '../returns/return-lines'
import { ExchangeDifference } from './exchange-difference'
import { ExchangeProgress } from './exchange-progress'
import { ExchangeSteps } from './exchange-steps'
import { type ExchangePageData } from './exchange-view'

interface ExchangePageProps {
  page: ExchangePageData
  /** To be read before it is confirmed. */
  legalPages: readonly LegalPage[]
}

const none = {}

/** An exchange: where it stands, what comes for what, and what it still asks for. */
export function ExchangePage({ page, legalPages }: ExchangePageProps) {
  const t = useT()
  const { code } = useLocale()
  const errors = useRefused()?.errors ?? none
  const { orderId, orderNumber, number, date, state, wanted, back, returnId, shippingAddress, open, isGone, tracking } =
    page
  const isDropped = state === 'dropped'
  return (
    <OrderTaskPage
      orderId={orderId}
      number={orderNumber}
      title={t('after-sales:exchange.name', { number, date })}
      lead={
        <>
          <p className="lead" data-testid="exchange-state">
            {t(`after-sales:exchange.states.${state}`)}
          </p>
          <Tracking links={tracking} />
          {isGone ? <Notice kind="error">{t('after-sales:exchange.gone')}</Notice> : null}
        </>
      }
      problems={errors}
    >
      {open ? <ExchangeProgress steps={open.progress} isRefused={Object.keys(errors).length > 0} /> : null}
      <Part
        id="exchange-wanted"
        title={t(isDropped ? 'after-sales:exchange.would-receive' : 'after-sales:exchange.you-receive')}
      >
        <ReturnLines lines={wanted} labels={open?.labels} />
      </Part>
      <Part
        id="exchange-back"
        title={t(isDropped ? 'after-sales:exchange.would-send' : 'after-sales:exchange.you-send')}
      >
        <ReturnLines lines={back} />
      </Part>
      {open || state === 'confirmed' ? <ReturnAddress lines={page.returnTo} /> : null}
      {isDropped || isGone ? null : (
        <Part id="exchange-to" title={t('checkout:address.shipping')}>
          <AddressLabel lines={shippingAddress} />
        </Part>
      )}
      <StaticHtml html={open?.notice} />
      {open ? (
        <ExchangeSteps exchange={open} currency={page.currency} legalPages={legalPages} errors={errors} />
      ) : (
        <ExchangeDifference exchange={page} currency={page.currency} />
      )}
      {state === 'confirmed' ? (
        <>
          <p>{t('after-sales:exchange.next')}</p>
          <p className="cluster">
            {returnId ? (
              <ButtonLink to={paths.orderReturn(code, orderId, returnId)} kind="secondary">
                {t('after-sales:exchange.slip')}
              </ButtonLink>
            ) : null}
            <Link to={paths.page(code, 'shipping-and-returns')}>{t('after-sales:return.where-to')}</Link>
          </p>
        </>
      ) : null}
      {open || isGone ? <DropExchange /> : null}
    </OrderTaskPage>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function DropExchange() {
  const t = useT()
  const isSending = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="form">
      <p className="small">{t('after-sales:exchange.drop-hint')}</p>
      <p>
        <Button kind="secondary" name="intent" value="drop" pending={isSending}>
          {t('after-sales:exchange.drop')}
        </Button>
      </p>
    </Form>
  )
}
