import { useLocation } from '@remix-run/react'
import { toWaitTime } from '~/http/wait-time'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { type Resending } from '~/answer.server'
import { SearchForm } from '~/features/search/search-form'
import { askSuggestions } from '~/rpc/ask-suggestions'
import { Button, ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'

function toReason(status: number, isOrder: boolean) {
  if (status === 400) return 'bad-request'
  if (status === 404) return isOrder ? 'order' : 'not-found'
  if (status === 410) return 'gone'
  if (status === 429) return 'too-many'
  return status === 503 ? 'unavailable' : 'error'
}

/** The message key of a failure's heading, which is the page's title too. */
export function toFailureTitle(status: number, isOrder = false) {
  return `common:failure.${toReason(status, isOrder)}.title` as const
}

interface FailurePageProps {
  status: number
  /** For 404: it was asked for an order, which is not shown to just anybody. */
  isOrder?: boolean
  /** For 410: the name of what is gone. */
  title?: string
  /** For 429: until trying again makes sense. */
  waitSeconds?: number
  /** For 503: the shop has just started, and knows its products in a moment. */
  preparing?: boolean
  /** For 429 and 503: what a form had sent, which is sent again. */
  resending?: Resending
  /** For 500 and 503: the sentence with the number that finds it in the log. */
  reference?: string
}

/** Says what happened and what to do next: look it up (an order), look elsewhere (404, 410), wait (429), try again (503 and the rest). */
export function FailurePage({
  status,
  isOrder = false,
  title = '',
  waitSeconds = 60,
  preparing = false,
  resending,
  reference,
}: FailurePageProps) {
  const t = useT()
  const locale = useLocale()
  const reason = toReason(status, isOrder)
  const { isSoon, minutes } = toWaitTime(waitSeconds)
  const text =
    reason === 'too-many' && isSoon ? 'common:failure.too-many.soon' : (`common:failure.${reason}.text` as const)
  return (
    <section className="failure">
      <h1>{t(toFailureTitle(status, isOrder), { title })}</h1>
      <p className="lead">{t(preparing ? 'common:failure.preparing' : text, { count: minutes })}</p>
      {resending?.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <div className="cluster gap-5">
        {resending?.fields ? <Resend fields={resending.fields} /> : <WayOn reason={reason} link={resending?.link} />}
        <Link to={paths.home(locale.code)}>{t('common:failure.home')}</Link>
      </div>
      {reference === undefined ? null : <p className="muted">{reference}</p>}
      {reason === 'not-found' || reason === 'gone' ? (
        <SearchForm id="failure-search" from={null} ask={askSuggestions} />
      ) : null}
    </section>
  )
}

// the browser sends it as it sent the form, with script too: what was typed is in this page alone
function Resend({ fields }: { fields: NonNullable<Resending['fields']> }) {
  const t = useT()
  const { pathname, search } = useLocation()
  return (
    <form method="post" action={pathname + search}>
      {fields.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button>{t('common:failure.retry')}</Button>
    </form>
  )
}

interface WayOnProps {
  reason: ReturnType<typeof toReason>
  /** The query of the mailed link whose form was sent: every such form goes to the address that opens its page with it. */
  link?: string
}

function WayOn({ reason, link }: WayOnProps) {
  const t = useT()
  const { code } = useLocale()
  const { pathname, search } = useLocation()
  const here = pathname + search
  if (reason === 'order') {
    return (
      <>
        <ButtonLink to={paths.orderLookUp(code)}>{t('common:footer.look-up')}</ButtonLink>
        <Link to={paths.signIn(undefined, here)}>{t('common:header.sign-in')}</Link>
      </>
    )
  }
  if (reason === 'not-found' || reason === 'gone') {
    return <ButtonLink to={paths.allProducts(code)}>{t('common:failure.products')}</ButtonLink>
  }
  return (
    <ButtonLink to={link === undefined ? here : `${pathname}?${link}`} reloadDocument>
      {t('common:failure.retry')}
    </ButtonLink>
  )
}

/** The failure page on its own, where the shop's frame could not be loaded either. */
export function BareFailurePage(failure: Pick<FailurePageProps, 'status' | 'resending' | 'reference'>) {
  return (
    <main className="main wrap" id="main">
      <FailurePage {...failure} />
    </main>
  )
}
