import { type ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { Image } from '~/ui/image'
import { Money } from '~/ui/money'
import { GiftWords } from '../gift-note/gift-words'
import { LineName } from './line-name'
import { type OrderLine } from './order-line'

interface OrderLinesProps {
  lines: readonly OrderLine[]
  currency: string
  /** What else is to be said of a line. */
  below?: (line: OrderLine) => ReactNode
}

/** The lines of an order: picture, what it is, how many, what they cost together. */
export function OrderLines({ lines, currency, below }: OrderLinesProps) {
  return (
    <ul className="lines order-lines">
      {lines.map((line) => (
        <Line key={line.id} line={line} currency={currency} below={below?.(line)} />
      ))}
    </ul>
  )
}

function Line({ line, currency, below }: { line: OrderLine; currency: string; below: ReactNode }) {
  const t = useT()
  const { quantity, amount, picture, path, gift, standing, note, problem } = line
  return (
    <li className="order-line">
      <div className="picture">
        {picture ? <Image src={picture} alt="" width={960} height={1200} sizes="4rem" widest={64} /> : null}
      </div>
      <div>
        <LineName line={line} path={path} />
        <p className="muted small">{t('orders:quantity', { count: quantity })}</p>
        <GiftWords note={gift} />
        {standing ? <p className="small">{standing}</p> : null}
        {note ? <p className="order-line-note">{note}</p> : null}
        {problem ? <p className="order-line-problem">{problem}</p> : null}
      </div>
      <Money amount={amount} currency={currency} />
      {below}
    </li>
  )
}
