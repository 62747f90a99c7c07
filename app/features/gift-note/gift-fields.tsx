import { giftLimits } from '@vitrine/shared/gift-note'
import { useT } from '~/i18n/use-t'
import { RadioGroup } from '~/ui/radio-group'
import { TextField } from '~/ui/text-field'
import { TextareaField } from '~/ui/textarea-field'
import { type GiftForm, type GiftValues } from './gift-values'

interface GiftFieldsProps {
  form: GiftForm
  values?: Partial<GiftValues>
  errors?: Partial<Record<string, string>>
}

/**
 * For whom a gift card is. What only a card needs that is sent shows once that is chosen, without script as well; a browser
 * that cannot hide it shows all.
 */
export function GiftFields({ form, values = {}, errors = {} }: GiftFieldsProps) {
  const t = useT()
  const { giftTo = 'me', giftName, giftEmail, giftMessage, giftDay } = values
  return (
    <div className="gift-fields stack" data-late="gift-fields">
      <RadioGroup
        legend={t('gift-cards:note.to')}
        name="giftTo"
        defaultValue={giftTo === 'send' ? 'send' : 'me'}
        choices={[
          { value: 'me', label: t('gift-cards:note.me'), hint: t('gift-cards:note.me-hint') },
          { value: 'send', label: t('gift-cards:note.send'), hint: t('gift-cards:note.send-hint') },
        ]}
      />
      <TextField
        label={t('gift-cards:note.name')}
        name="giftName"
        maxLength={giftLimits.name}
        autoComplete="off"
        defaultValue={giftName}
        error={errors.giftName}
      />
      <div className="gift-sent stack">
        <TextField
          type="email"
          inputMode="email"
          autoComplete="off"
          label={t('gift-cards:note.email')}
          name="giftEmail"
          maxLength={giftLimits.email}
          required
          defaultValue={giftEmail}
          error={errors.giftEmail}
        />
        <TextField
          type="date"
          label={t('gift-cards:note.day')}
          name="giftDay"
          hint={t('gift-cards:note.day-hint', { zone: form.timeZone })}
          min={form.days.first}
          max={form.days.last}
          defaultValue={giftDay}
          error={errors.giftDay}
        />
      </div>
      <TextareaField
        label={t('gift-cards:note.message')}
        name="giftMessage"
        hint={t('gift-cards:note.message-hint', { limit: giftLimits.message })}
        maxLength={giftLimits.message}
        rows={3}
        defaultValue={giftMessage}
        error={errors.giftMessage}
      />
    </div>
  )
}
