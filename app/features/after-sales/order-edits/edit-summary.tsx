import { useT } from '~/i18n/use-t'
import { Image } from '~/ui/image'
import { Money } from '~/ui/money'
import { StaticHtml } from '~/ui/static-html'
import { LineName } from '../../orders/line-name'
import { type ChangeView } from './order-edit'
import { type OrderEditPageData } from './order-edit.server'

const headings = {
  requested: 'changes',
  confirmed: 'changes-made',
  declined: 'changes-proposed',
  cancelled: 'changes-proposed',
} as const

interface EditSummaryProps {
  page: OrderEditPageData
  /** It can be accepted on this page, which is when the law's notice is due. */
  isAccepted?: boolean
}

/** What the merchant proposes, and what it comes to while that matters. */
export function EditSummary({ page, isAccepted = true }: EditSummaryProps) {
  const t = useT()
  const { status, changes, isUnpaid, guarantees } = page
  return (
    <section className="stack" aria-labelledby="edit-changes">
      <h2 id="edit-changes">{t(`after-sales:edit.${headings[status]}`)}</h2>
      <ul className="lines order-lines">
        {changes.map((change) => (
          <Change key={change.id} change={change} label={guarantees.labels[change.id]} />
        ))}
      </ul>
      {isAccepted ? <StaticHtml html={guarantees.notice} /> : null}
      {status === 'requested' || isUnpaid ? <Sums page={page} /> : null}
    </section>
  )
}

function Change({ change, label }: { change: ChangeView; label: string | undefined }) {
  const t = useT()
  const { picture, before, after } = change
  const kind = before === 0 ? 'added' : after === 0 ? 'removed' : 'changed'
  return (
    <li className="order-line">
      <div className="picture">
        {picture ? <Image src={picture} alt="" width={960} height={1200} sizes="4rem" widest={64} /> : null}
      </div>
      <div>
        <LineName line={change} />
        <p className="small">{t(`after-sales:edit.${kind}`, { before, after })}</p>
        <StaticHtml html={label} />
      </div>
    </li>
  )
}

function Sums({ page }: { page: OrderEditPageData }) {
  const t = useT()
  const { totalBefore, totalAfter, difference, currency, isUnpaid } = page
  const before = [t('after-sales:edit.before'), totalBefore] as const
  const after = [t('after-sales:edit.after'), totalAfter] as const
  const rows = isUnpaid ? [after] : [before, after]
  return (
    <dl className="rows">
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
      <div data-total="">
        <dt>{t(difference < 0 ? 'after-sales:edit.back' : 'after-sales:edit.due')}</dt>
        <dd>
          <Money amount={Math.abs(difference)} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}
