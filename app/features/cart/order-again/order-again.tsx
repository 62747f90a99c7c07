import { Form, useNavigation } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/button'
import { Outcome } from '~/ui/outcome'
import { type OrderLine, toLineName } from '../../orders/order-line'
import { type Added } from './added'

interface OrderAgainProps {
  orderId: string
  lines: readonly OrderLine[]
  /** What the form has led to, where not all could be added. */
  result?: readonly Added[]
}

/** Puts what was ordered into the bag once more, and says line by line what is not sold any more. */
export function OrderAgain({ orderId, lines, result }: OrderAgainProps) {
  const t = useT()
  const { code } = useLocale()
  const isSending = useNavigation().state !== 'idle'
  const hasAny = result?.some(({ pieces }) => pieces > 0) === true
  return (
    <section className="stack no-print" aria-labelledby="order-again">
      <h2 id="order-again">{t('orders:again.title')}</h2>
      <Outcome
        kind={hasAny ? 'notice' : 'error'}
        text={result ? t(hasAny ? 'orders:again.in-part' : 'orders:again.nothing') : null}
      />
      {result ? <AddedLines lines={lines} result={result} /> : null}
      {hasAny ? (
        <p>
          <ButtonLink to={paths.cart(code)}>{t('orders:again.bag')}</ButtonLink>
        </p>
      ) : null}
      <Form method="post" action={paths.order(code, orderId)} preventScrollReset>
        <Button kind="secondary" pending={isSending}>
          {t('orders:again.submit')}
        </Button>
      </Form>
    </section>
  )
}

function AddedLines({ lines, result }: { lines: readonly OrderLine[]; result: readonly Added[] }) {
  const t = useT()
  return (
    <ul className="stack gap-2">
      {result.map(({ lineId, pieces, missing }) => {
        const line = lines.find(({ id }) => id === lineId)
        const name = line && toLineName(t, line)
        return (
          <li key={lineId}>
            <bdi>{name}</bdi>
            {t('common:punctuation.colon')}
            {t(`orders:again.${missing ?? 'added'}`, { count: pieces })}
          </li>
        )
      })}
    </ul>
  )
}
