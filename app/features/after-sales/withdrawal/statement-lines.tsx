import { useT } from '~/i18n/use-t'
import { type OrderLine, toLineName } from '../../orders/order-line'

interface StatementLinesProps {
  lines: readonly { lineId: string; quantity: number; line?: Pick<OrderLine, 'title' | 'variant'> }[]
}

/** What a statement is about, in words. */
export function StatementLines({ lines }: StatementLinesProps) {
  const t = useT()
  return (
    <ul className="stack gap-1">
      {lines.map(({ lineId, quantity, line }) => {
        const title = line ? toLineName(t, line) : ''
        return <li key={lineId}>{t('after-sales:withdrawal.line', { quantity, title })}</li>
      })}
    </ul>
  )
}
