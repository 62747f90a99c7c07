import { type ReactNode } from 'react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { ErrorSummary, type FieldProblems } from '~/ui/error-summary'
import { Link } from '~/ui/link'

interface OrderTaskPageProps {
  orderId: string
  /** As shoppers know the order. */
  number: number
  title: string
  /** Below the title. */
  lead?: ReactNode
  /** Of the form that was just sent. */
  problems?: FieldProblems
  children: ReactNode
}

/** Something that is done with an order, or was: it leads back to the order. */
export function OrderTaskPage({ orderId, number, title, lead, problems, children }: OrderTaskPageProps) {
  const t = useT()
  const { code } = useLocale()
  return (
    <div className="page">
      <header className="page-head">
        <p className="eyebrow">
          <Link to={paths.order(code, orderId)}>{t('orders:confirmation.number', { number })}</Link>
        </p>
        <h1>{title}</h1>
        {lead}
      </header>
      <div className="stack gap-6 measure">
        <ErrorSummary problems={problems} />
        {children}
      </div>
    </div>
  )
}

/** Stands where nothing of an order is left to do it with. */
export function NothingLeft({ orderId, title, text }: { orderId: string; title: string; text: string }) {
  const t = useT()
  const { code } = useLocale()
  return (
    <EmptyState
      title={title}
      icon="bag"
      text={text}
      action={<ButtonLink to={paths.order(code, orderId)}>{t('after-sales:to-order')}</ButtonLink>}
    />
  )
}
