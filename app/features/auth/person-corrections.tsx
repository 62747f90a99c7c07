import { Corrections } from '~/forms/corrections'
import { type CorrectionsProps } from '~/forms/use-corrections'
import { namesSchema, personSchema } from './person.schema'

/** Who somebody is, as an account is made. */
export function PersonCorrections(form: CorrectionsProps) {
  return <Corrections {...form} schema={personSchema} />
}

/** The same without an address. */
export function NamesCorrections(form: CorrectionsProps) {
  return <Corrections {...form} schema={namesSchema} />
}
