import { toFullName } from '~/i18n/person-name'

interface Named {
  first_name?: string | null
  last_name?: string | null
  email: string
}

/** What to call a customer: the full name, or the e-mail address of who has given none. */
export function toCustomerName({ first_name: first, last_name: last, email }: Named): string {
  return toFullName(first, last) || email
}
