import { Form } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'

/** Applies a gift card to the shopper's bag. Its code is sent in the form and so stands in no address. */
export function UseCardForm({ code }: { code: string }) {
  const t = useT()
  const locale = useLocale()
  return (
    <Form method="post" action={paths.discount(locale.code)}>
      <input type="hidden" name="intent" value="apply-code" />
      <input type="hidden" name="code" value={code} />
      <Button kind="secondary">{t('gift-cards:use')}</Button>
    </Form>
  )
}
