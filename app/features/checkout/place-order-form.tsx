import { Form, useNavigation } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/button'
import { type ReviewData } from './review-data'
import { SeenOrderFields } from './seen-order-fields'

/** The button that places the order; a bag that cannot be ordered leads back to the bag instead. */
export function PlaceOrderForm({ review }: { review: ReviewData }) {
  const t = useT()
  const { code } = useLocale()
  const isSending = useNavigation().state !== 'idle'
  const { seen, submit, isBlocked } = review
  if (isBlocked) return <ButtonLink to={paths.cart(code)}>{t('checkout:edit.items')}</ButtonLink>
  return (
    <Form method="post" className="form checkout-form">
      <SeenOrderFields order={seen} />
      <Button size="large" pending={isSending} data-testid="place-order">
        {t(submit)}
      </Button>
    </Form>
  )
}
