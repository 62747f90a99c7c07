import { Form, useNavigation } from '@remix-run/react'
import { useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { Image } from '~/ui/image'
import { Money } from '~/ui/money'
import { RadioGroup } from '~/ui/radio-group'
import { type Option, type OptionGroup, SelectField } from '~/ui/select-field'
import { TextField } from '~/ui/text-field'
import { useHydrated } from '~/ui/use-hydrated'
import { fieldOf, type LineDraft, noteLength, ownWay } from './return-draft'
import { type OfferedLineView, type ReturnPageData } from './return-page-data'
import { type ReasonGroup } from './return-reasons'

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
      <RadioGroup
        legend={t('after-sales:return.way')}
        name={fieldOf.way}
        required
        error={errors[fieldOf.way]}
        defaultValue={draft.wayId}
        choices={[
          ...ways.map(({ id, name, cost }) => ({
            value: id,
            label: name,
            aside: cost === 0 ? t('orders:free') : <Money amount={cost} currency={currency} />,
          })),
          { value: ownWay, label: t('after-sales:return.own-way'), hint: t('after-sales:return.own-way-hint') },
        ]}
      />
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
  const { id, title, variant, picture, returnable } = line
  const [quantity, reason, note] = [fieldOf.quantity(id), fieldOf.reason(id), fieldOf.note(id)]
  return (
    <fieldset className="panel">
      <legend className="visually-hidden">{variant ? `${title} (${variant})` : title}</legend>
      <div className="order-line" aria-hidden="true">
        <div className="picture">
          {picture ? <Image src={picture} alt="" width={960} height={1200} sizes="4rem" widest={64} /> : null}
        </div>
        <div>
          <p>{title}</p>
          {variant ? <p className="muted small">{variant}</p> : null}
        </div>
      </div>
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
        <SelectField
          label={t('after-sales:return.reason')}
          name={reason}
          placeholder={t('after-sales:return.no-reason')}
          options={toOptions(reasons)}
          defaultValue={typed.reasonId}
          error={errors[reason]}
        />
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

function toOptions(groups: readonly ReasonGroup[]): (Option | OptionGroup)[] {
  return groups.flatMap(({ label, reasons }): (Option | OptionGroup)[] =>
    label === null ? reasons : [{ label, options: reasons }],
  )
}
