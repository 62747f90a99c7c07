import { useT } from '~/i18n/use-t'
import { type Option, type OptionGroup, SelectField } from '~/ui/select-field'
import { type ReasonGroup } from './return-reasons'

interface ReasonFieldProps {
  name: string
  reasons: readonly ReasonGroup[]
  chosen: string
  error?: string
}

/** Why something comes back; nobody has to say. */
export function ReasonField({ name, reasons, chosen, error }: ReasonFieldProps) {
  const t = useT()
  return (
    <SelectField
      label={t('after-sales:return.reason')}
      name={name}
      placeholder={t('after-sales:return.no-reason')}
      options={toOptions(reasons)}
      defaultValue={chosen}
      error={error}
    />
  )
}

function toOptions(groups: readonly ReasonGroup[]): (Option | OptionGroup)[] {
  return groups.flatMap(({ label, reasons }): (Option | OptionGroup)[] =>
    label === null ? reasons : [{ label, options: reasons }],
  )
}
