import { useT } from '~/i18n/use-t'
import { Notice } from '~/ui/notice'
import { LineName } from '../orders/line-name'
import { type OrderLine } from '../orders/order-line'

/** Which prices have changed since the shopper last saw them: on a phone the lines themselves are folded away. */
export function RepricedLines({ lines }: { lines: readonly OrderLine[] }) {
  const t = useT()
  const repriced = lines.filter(({ note }) => note !== undefined)
  if (repriced.length === 0) return null
  return (
    <Notice
      kind="notice"
      action={
        <ul className="stack gap-2">
          {repriced.map((line) => (
            <li key={line.id}>
              <LineName line={line} />
              <p className="small">{line.note}</p>
            </li>
          ))}
        </ul>
      }
    >
      {t('cart:prices.changed', { count: repriced.length })}
    </Notice>
  )
}
