import { isSecretField } from './secret-field'

/** What a form had sent when the backend was down or it came too often, so that its failure's page can send it again. */
export interface SentForm {
  /** By name, in the form's order; a name may come several times. */
  fields: [name: string, value: string][]
  /** A password was among them, which has to be typed again. */
  lacksPassword: boolean
}

// more than any form of the shop lets anybody type
const maxLength = 20_000
// stands in every form of the account, and is the browser's own
const csrfField = 'csrfToken'

/** What a request's answer knows of it. */
interface Posted {
  readonly sentForm: FormData | null
}

/**
 * The query of the mailed link that made a request's form: with it the address that the form was sent to opens the link's
 * page once more. Null where none did.
 */
export function findMailedQuery({ sentForm: form }: Posted): string | null {
  const known = ['token', 'callbackUrl'].flatMap((name) => {
    const value = form?.get(name)
    return typeof value === 'string' && value !== '' && value.length <= maxLength ? [[name, value]] : []
  })
  return known[0]?.[0] === 'token' ? new URLSearchParams(known).toString() : null
}

/**
 * What the form of a request can send again, without passwords and files. Null where there is none, or it is too long,
 * or it was made by a mailed link, which opens it again.
 */
export function findSentForm({ sentForm: form }: Posted): SentForm | null {
  if (!form) return null
  const sent = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const fields = sent.filter(([name]) => name === csrfField || !isSecretField(name))
  const secrets = sent.filter((field) => !fields.includes(field))
  const isLink = secrets.some(([name]) => !/password/i.test(name))
  const isLong = fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0) > maxLength
  return isLink || isLong ? null : { fields, lacksPassword: secrets.length > 0 }
}
