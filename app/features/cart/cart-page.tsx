import { useFetcher, useFetchers } from '@remix-run/react'
import { type ReactNode, useMemo } from 'react'
import { type Refused } from '~/forms/form-answer'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { ErrorSummary } from '~/ui/error-summary'
import { Link } from '~/ui/link'
import { Notice } from '~/ui/notice'
import { RelatedProducts } from '../catalog/product/related-products'
import { AddAgainForm } from './add-again-form'
import { CartLines } from './cart-lines'
import { CartSummary } from './cart-summary'
import { type CartReply, type CartValues, toCartProblems } from './cart-answer'
import { type CartPageData } from './cart-page.server'
import { type CartNotice } from './cart-notice'
import { type CartLineView, type CartView } from './cart-view'
import { CodeForm, Codes } from './codes/codes'
import { PriceChangeNotice } from './price-change-notice'
import { RegionOffer } from './region-offer'
import { SavedLinesList } from './saved-lines-list'
import { UndoForm } from './undo-form'

interface CartPageProps {
  data: CartPageData
  /** Where the order stands that the notice `ordered` is about. */
  orderPath: string | null
  /** Of a form that was sent without script. */
  answer?: CartReply
}

interface CartFrameProps extends CartPageProps {
  /** How far a checkout has come that was left for the bag. */
  steps?: ReactNode
  /** What can be done with the bag beside ordering it; stands below the lines. */
  tools?: ReactNode
  /** What has to be known before the bag. */
  children?: ReactNode
}

const noLines: readonly CartLineView[] = []

/** The bag: what is in it, what it costs, and what has to be known or corrected before going on. */
export function CartPage({ data, orderPath, answer, steps, tools, children }: CartFrameProps) {
  const t = useT()
  const refused = answer?.ok === false ? answer.refused : null
  const problems = useMemo(() => refused && toCartProblems(refused), [refused])
  const { down, cart, notices, otherRegion } = data
  return (
    <div className="page cart">
      {steps}
      <ErrorSummary problems={refused && isLeft(refused, data) ? (problems ?? undefined) : undefined} />
      {refused?.values.add ? (
        <AddAgainForm typed={refused.values.add} errors={refused.errors} gift={data.gift} />
      ) : null}
      {notices.map((notice) => (
        <Notice key={notice} kind="notice" action={<NoticeLink notice={notice} orderPath={orderPath} />}>
          {t(`cart:notices.${notice}`)}
        </Notice>
      ))}
      {cart ? <PriceChangeNotice lines={cart.lines} /> : null}
      {children}
      {otherRegion ? <RegionOffer {...otherRegion} /> : null}
      {down ? <Down code={refused?.values.code} /> : <Content data={data} cart={cart} answer={answer} tools={tools} />}
      <SavedLinesList saved={data.saved} currency={data.currency} />
    </div>
  )
}

/** Whether what was refused can still be corrected: a line of it may have been taken out since. */
function isLeft(
  { values: { add, line: typed, change }, message }: Refused<CartValues>,
  { cart, waiting }: CartPageData,
): boolean {
  if (add || message !== null) return true
  const line = typed ?? change
  return line ? cart?.lines.some(({ id }) => id === line.lineId) === true : cart !== null || waiting !== null
}

function NoticeLink({ notice, orderPath }: { notice: CartNotice; orderPath?: string | null }) {
  const t = useT()
  const { code } = useLocale()
  if (notice === 'locked')
    return <Link to={paths.signIn(undefined, paths.cart(code))}>{t('cart:notices.sign-in')}</Link>
  return notice === 'ordered' && orderPath ? <Link to={orderPath}>{t('cart:notices.see-order')}</Link> : null
}

interface ContentProps extends Pick<CartFrameProps, 'data' | 'answer' | 'tools'> {
  cart: CartView | null
}

function Content({ data, cart, answer, tools }: ContentProps) {
  const t = useT()
  const { code } = useLocale()
  const path = paths.cart(code)
  const undoer = useFetcher<CartReply>({ key: 'cart-undo' })
  const busy = useFetchers().some(({ formAction }) => formAction === path)
  return (
    <>
      {data.undo ? (
        <UndoForm form={undoer.Form} undo={data.undo} text={null} pending={undoer.state !== 'idle'} />
      ) : null}
      <div className={cart ? 'split' : 'stack'} data-keep={cart ? 'cart' : undefined}>
        <section className="stack" aria-busy={busy}>
          {cart ? <h1>{t('cart:title')}</h1> : <EmptyCart />}
          <CartLines
            lines={cart?.lines ?? noLines}
            currency={cart?.currency ?? data.currency}
            choices={data.choices}
            answer={answer}
          />
          {cart && tools ? (
            <div className="stack" data-keep="no">
              {tools}
            </div>
          ) : null}
        </section>
        {cart ? <CartSummary cart={cart} data={data} busy={busy} /> : null}
      </div>
      {cart ? <RelatedProducts products={data.companions} currency={cart.currency} /> : null}
      {data.waiting ? <Codes {...data.waiting} folded /> : null}
    </>
  )
}

function EmptyCart() {
  const t = useT()
  const { code } = useLocale()
  return (
    <EmptyState
      icon="bag"
      title={t('cart:empty.title')}
      text={t('cart:empty.text')}
      action={<ButtonLink to={paths.allProducts(code)}>{t('cart:empty.action')}</ButtonLink>}
    />
  )
}

function Down({ code: typed }: { code?: string }) {
  const t = useT()
  const { code } = useLocale()
  return (
    <section className="failure">
      <h1>{t('common:failure.unavailable.title')}</h1>
      <p className="lead">{t('common:failure.unavailable.text')}</p>
      <div className="cluster">
        <ButtonLink to={paths.cart(code)} reloadDocument>
          {t('common:failure.retry')}
        </ButtonLink>
      </div>
      {typed ? <CodeForm initial={typed} /> : null}
    </section>
  )
}
