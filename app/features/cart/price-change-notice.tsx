import { Form } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { type CartLineView } from './cart-view'

/** Says that prices have changed, until the shopper says that they have seen it. */
export function PriceChangeNotice({ lines }: { lines: readonly CartLineView[] }) {
  const t = useT()
  const { code } = useLocale()
  const marks = lines.flatMap(({ repriced }) => repriced?.mark ?? [])
  if (marks.length === 0) return null
  return (
    <Notice
      kind="notice"
      action={
        <Form method="post" action={paths.cart(code)}>
          <input type="hidden" name="intent" value="seen-prices" />
          {marks.map((mark) => (
            <input key={mark} type="hidden" name="seen" value={mark} />
          ))}
          <Button kind="quiet" size="small">
            {t('cart:prices.seen')}
          </Button>
        </Form>
      }
    >
      {t('cart:prices.changed', { count: marks.length })}
    </Notice>
  )
}
