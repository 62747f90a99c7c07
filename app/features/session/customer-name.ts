import { toFullName } from '@vitrine/shared/person-name'

interface Named {
  firstName?: string | null
  lastName?: string | null
  email: string
}

/** What to call a customer: the full name, or the e-mail address of who has given none. */
export function toCustomerName({ firstName: first, lastName: last, email }: Named): string {
  return toFullName(first, last) || email
}
