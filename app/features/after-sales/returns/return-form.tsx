import { Form, useNavigation } from '@remix-run/react'
import { useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/text-field'
import { useHydrated } from '~/ui/use-hydrated'
import { toLineName } from '../../orders/order-line'
import { LineHead } from './line-head'
import { ReasonField } from './reason-field'
import { fieldOf, type LineDraft, noteLength } from './return-draft'
import { type OfferedLineView, type ReturnPageData } from './return-page-data'
import { type ReasonGroup } from './return-reasons'
import { WayChoices } from './way-choices'

/** What comes back, how many and why, and how; its fields stand in the address of the review. */
export function ReturnForm({ page }: { page: ReturnPageData }) {
  const t = useT()
  const isHydrated = useHydrated()
  const isSending = useNavigation().state !== 'idle'
  const { lines, reasons, ways, currency, draft, errors } = page
  return (
    <Form method="get" className="form" noValidate={isHydrated}>
      <input type="hidden" name="review" value="" />
      {lines.map((line) => {
        const typed = draft.lines.find(({ lineId }) => lineId === line.id)
        return typed ? <LineFields key={line.id} {...{ line, typed, reasons, errors }} /> : null
      })}
      <WayChoices ways={ways} currency={currency} chosen={draft.wayId} error={errors[fieldOf.way]} />
      <Button size="large" pending={isSending}>
        {t('after-sales:return.look-over')}
      </Button>
    </Form>
  )
}

interface LineFieldsProps {
  line: OfferedLineView
  typed: LineDraft
  reasons: readonly ReasonGroup[]
  errors: Record<string, string>
}

function LineFields({ line, typed, reasons, errors }: LineFieldsProps) {
  const t = useT()
  const { id, returnable } = line
  const [quantity, reason, note] = [fieldOf.quantity(id), fieldOf.reason(id), fieldOf.note(id)]
  return (
    <fieldset className="panel">
      <legend className="visually-hidden">{toLineName(t, line)}</legend>
      <LineHead line={line} />
      <div className="fields">
        <TextField
          label={t('after-sales:return.quantity')}
          hint={t('after-sales:return.quantity-hint', { count: returnable })}
          name={quantity}
          type="number"
          inputMode="numeric"
          min={0}
          max={returnable}
          required
          defaultValue={typed.quantity}
          error={errors[quantity]}
        />
        <ReasonField name={reason} reasons={reasons} chosen={typed.reasonId} error={errors[reason]} />
        <TextField
          wide
          label={t('after-sales:return.note')}
          name={note}
          maxLength={noteLength}
          autoComplete="off"
          defaultValue={typed.note}
          error={errors[note]}
        />
      </div>
    </fieldset>
  )
}
