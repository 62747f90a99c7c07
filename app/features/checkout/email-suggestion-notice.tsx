import { Form } from '@remix-run/react'
import { useLocale } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { type EmailHint, takeEmailIntent } from './checkout-frame'

/** Asks whether another address was meant; nobody has to answer. */
export function EmailSuggestion({ text, take }: EmailHint) {
  const { code } = useLocale()
  const button = (
    <Form method="post" action={paths.checkoutAddress(code)}>
      <Button kind="secondary" size="small" name="intent" value={takeEmailIntent}>
        {take}
      </Button>
    </Form>
  )
  return (
    <Notice kind="notice" action={button}>
      {text}
    </Notice>
  )
}
