import { useT } from '~/i18n/use-t'
import { Image } from '~/ui/image'
import { StaticHtml } from '~/ui/static-html'
import { LineName } from '../../orders/line-name'
import { type OrderLine } from '../../orders/order-line'

/** A line of a return in the page's language. */
export interface ReturnLine {
  lineId: string
  quantity: number
  /** Null where none was given. */
  reason: string | null
  note: string | null
  /** The order's line; an exchange's is not among them. */
  line?: Pick<OrderLine, 'title' | 'variant' | 'picture' | 'foreign'>
}

interface ReturnLinesProps {
  lines: readonly ReturnLine[]
  /** Of producers' guarantees, by line. */
  labels?: Partial<Record<string, string>>
}

/** What comes back: picture, what it is, how many, and why. */
export function ReturnLines({ lines, labels = {} }: ReturnLinesProps) {
  const t = useT()
  return (
    <ul className="lines order-lines">
      {lines.map(({ lineId, quantity, reason, note, line }) => (
        <li key={lineId} className="order-line">
          <div className="picture">
            {line?.picture ? (
              <Image src={line.picture} alt="" width={960} height={1200} sizes="4rem" widest={64} />
            ) : null}
          </div>
          <div>
            {line ? <LineName line={line} /> : null}
            <p className="muted small">{t('orders:quantity', { count: quantity })}</p>
            {reason ? <p className="small">{reason}</p> : null}
            {note ? <p className="small">{t('after-sales:return.quoted', { note })}</p> : null}
            <StaticHtml html={labels[lineId]} />
          </div>
        </li>
      ))}
    </ul>
  )
}
