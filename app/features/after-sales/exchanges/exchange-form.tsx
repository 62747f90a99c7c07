import { Form, useNavigation } from '@remix-run/react'
import { toFormatTag } from '~/i18n/locales'
import { useLocale, useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { formatMoney } from '@vitrine/shared/money'
import { SelectField } from '~/ui/select-field'
import { TextField } from '~/ui/text-field'
import { useHydrated } from '~/ui/use-hydrated'
import { toLineName } from '../../orders/order-line'
import { LineHead } from '../returns/line-head'
import { ReasonField } from '../returns/reason-field'
import { type ReasonGroup } from '../returns/return-reasons'
import { WayChoices } from '../returns/way-choices'
import { exchangeFieldOf, type ExchangeLineDraft, type WantedVariant } from './exchange-draft'
import { type ExchangeFormData, type ExchangeLineView } from './exchange-form-data'

/** What comes back and what comes instead; its fields stand in the address of the review. */
export function ExchangeForm({ page }: { page: ExchangeFormData }) {
  const t = useT()
  const isHydrated = useHydrated()
  const isSending = useNavigation().state !== 'idle'
  const { lines, reasons, ways, currency, draft, errors } = page
  return (
    <Form method="get" className="form" noValidate={isHydrated}>
      <input type="hidden" name="review" value="" />
      {lines.map((line) => {
        const typed = draft.lines.find(({ lineId }) => lineId === line.id)
        return typed ? <LineFields key={line.id} {...{ line, typed, reasons, currency, errors }} /> : null
      })}
      <WayChoices ways={ways} currency={currency} chosen={draft.wayId} error={errors[exchangeFieldOf.way]} />
      <Button size="large" pending={isSending}>
        {t('after-sales:exchange.look-over')}
      </Button>
    </Form>
  )
}

interface LineFieldsProps {
  line: ExchangeLineView
  typed: ExchangeLineDraft
  reasons: readonly ReasonGroup[]
  currency: string
  errors: Record<string, string>
}

function LineFields({ line, typed, reasons, currency, errors }: LineFieldsProps) {
  const t = useT()
  const tag = toFormatTag(useLocale())
  const { id, returnable } = line
  const instead = exchangeFieldOf.instead(id)
  const [quantity, reason] = [exchangeFieldOf.quantity(id), exchangeFieldOf.reason(id)]
  const toLabel = ({ title, price, stock }: WantedVariant) =>
    t(stock === 0 ? 'after-sales:exchange.sold-out' : 'after-sales:exchange.variant', {
      title,
      price: formatMoney(price, currency, tag),
    })
  return (
    <fieldset className="panel">
      <legend className="visually-hidden">{toLineName(t, line)}</legend>
      <LineHead line={line} />
      <div className="fields">
        <SelectField
          label={t('after-sales:exchange.instead')}
          name={instead}
          placeholder={t('after-sales:exchange.keep')}
          options={line.instead.map((one) => ({ value: one.id, label: toLabel(one), disabled: one.stock === 0 }))}
          defaultValue={typed.variantId}
          error={errors[instead]}
        />
        <TextField
          label={t('after-sales:exchange.quantity')}
          hint={t('after-sales:return.quantity-hint', { count: returnable })}
          name={quantity}
          type="number"
          inputMode="numeric"
          min={1}
          max={returnable}
          required
          defaultValue={typed.quantity}
          error={errors[quantity]}
        />
        <ReasonField name={reason} reasons={reasons} chosen={typed.reasonId} error={errors[reason]} />
      </div>
    </fieldset>
  )
}
