import { useEffect, useRef, useState } from 'react'
import { LiveRegion } from '~/ui/live-region'
import { arrangeLines, type LinePlace } from './arrange-lines'
import { type CartReply } from './cart-answer'
import { CartLineRow } from './cart-line-row'
import { type VariantChoices } from './change-variant/variant-choices.server'
import { type CartLineView } from './cart-view'
import { useSaidPrices } from './use-price-change'

interface CartLinesProps {
  lines: readonly CartLineView[]
  currency: string
  /** Of the line that another variant is chosen for. */
  choices: VariantChoices | null
  /** Of a form that was sent without script. */
  answer?: CartReply
}

/** The lines of the bag, and in their places those that were taken out of it a moment ago. */
export function CartLines({ lines, currency, choices, answer }: CartLinesProps) {
  const before = useRef<LinePlace[]>([])
  const places = arrangeLines(before.current, lines)
  useEffect(() => {
    before.current = places
  })
  const [said, say] = useState('')
  useSaidPrices(lines, currency, say)
  return (
    <>
      <LiveRegion message={said} />
      <ul className="lines cart-lines">
        {places.map(({ key, line, isThere }) => (
          <CartLineRow
            key={key}
            line={line}
            isThere={isThere}
            currency={currency}
            choices={choices?.lineId === line.id ? choices : null}
            answer={answer}
            say={say}
          />
        ))}
      </ul>
    </>
  )
}
