import { useT } from '~/i18n/use-t'
import { RadioGroup } from '~/ui/radio-group'
import { newAddress, type SavedChoice } from '../address/address-form-data'

interface AddressChoicesProps {
  saved: readonly SavedChoice[]
  chosen: string
  error?: string
}

/** The customer's own addresses to choose from, and another one. */
export function AddressChoices({ saved, chosen, error }: AddressChoicesProps) {
  const t = useT()
  const choices = saved.map(({ id, lines: [name, ...lines], isDeliverable }) => ({
    value: id,
    label: name,
    hint: [...lines, ...(isDeliverable ? [] : [t('checkout:address.saved-elsewhere')])].join(' · '),
    disabled: !isDeliverable,
  }))
  return (
    <RadioGroup
      legend={t('checkout:address.shipping')}
      name="chosenAddress"
      defaultValue={chosen}
      error={error}
      choices={[...choices, { value: newAddress, label: t('checkout:address.another') }]}
    />
  )
}
