import { type FetcherWithComponents, Form } from '@remix-run/react'
import { EnhancedInput } from '~/forms/enhanced-input'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'

/** Lays a line aside. */
export function SaveForm({ lineId, name }: { lineId: string; name: string }) {
  const t = useT()
  const { code } = useLocale()
  return (
    <Form method="post" action={paths.cart(code)}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="lineId" value={lineId} />
      <Button kind="quiet" size="small" aria-label={t('cart:lines.save-label', { title: name })}>
        {t('cart:lines.save')}
      </Button>
    </Form>
  )
}

interface RemoveFormProps {
  form: FetcherWithComponents<unknown>['Form']
  lineId: string
  name: string
  onSubmit: () => void
}

/** Takes a line out. */
export function RemoveForm({ form: RemoverForm, lineId, name, onSubmit }: RemoveFormProps) {
  const t = useT()
  const { code } = useLocale()
  return (
    <RemoverForm method="post" action={paths.cart(code)} onSubmit={onSubmit}>
      <EnhancedInput />
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="lineId" value={lineId} />
      <Button kind="quiet" size="small" aria-label={t('cart:lines.remove-label', { title: name })}>
        {t('cart:lines.remove')}
      </Button>
    </RemoverForm>
  )
}
