import { Form, useNavigation } from '@remix-run/react'
import { useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/text-field'
import { useHydrated } from '~/ui/use-hydrated'
import { toLineName } from '../../orders/order-line'
import { nameField, nameLength, quantityField } from './statement'
import { type WithdrawalPageData } from './withdrawal-data'

/** Who withdraws from what; its fields stand in the address of the page that asks to confirm it. */
export function StatementForm({ page }: { page: WithdrawalPageData }) {
  const t = useT()
  const isHydrated = useHydrated()
  const isSending = useNavigation().state !== 'idle'
  const { lines, draft, errors, email } = page
  return (
    <Form method="get" className="form" noValidate={isHydrated}>
      <input type="hidden" name="review" value="" />
      <TextField
        label={t('after-sales:withdrawal.name')}
        name={nameField}
        autoComplete="name"
        required
        maxLength={nameLength}
        defaultValue={draft.name}
        error={errors[nameField]}
      />
      <fieldset className="fieldset">
        <legend>{t('after-sales:withdrawal.what')}</legend>
        {lines.map(({ id, quantity, ...line }) => (
          <TextField
            key={id}
            label={toLineName(t, line)}
            hint={t('after-sales:withdrawal.ordered', { count: quantity })}
            name={quantityField(id)}
            type="number"
            inputMode="numeric"
            min={0}
            max={quantity}
            required
            defaultValue={draft.lines.find(({ lineId }) => lineId === id)?.quantity}
            error={errors[quantityField(id)]}
          />
        ))}
      </fieldset>
      <p>{t('after-sales:withdrawal.mail', { email })}</p>
      <Button size="large" pending={isSending}>
        {t('after-sales:withdrawal.go-on')}
      </Button>
    </Form>
  )
}
