import { useT } from '~/i18n/use-t'
import { Money } from '~/ui/money'
import { RadioGroup } from '~/ui/radio-group'
import { fieldOf, ownWay, type ReturnWay } from './return-draft'

interface WayChoicesProps {
  ways: readonly ReturnWay[]
  currency: string
  chosen: string
  error?: string
}

/** How things come back to the shop. */
export function WayChoices({ ways, currency, chosen, error }: WayChoicesProps) {
  const t = useT()
  return (
    <RadioGroup
      legend={t('after-sales:return.way')}
      name={fieldOf.way}
      required
      error={error}
      defaultValue={chosen}
      choices={[
        ...ways.map(({ id, name, cost }) => ({
          value: id,
          label: name,
          aside: cost === 0 ? t('orders:free') : <Money amount={cost} currency={currency} />,
        })),
        { value: ownWay, label: t('after-sales:return.own-way'), hint: t('after-sales:return.own-way-hint') },
      ]}
    />
  )
}
