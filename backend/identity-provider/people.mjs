/** Who can be picked: an address that the provider has verified, one that it has not, and none. */
export const people = {
  vera: {
    name: 'Vera Verified',
    given_name: 'Vera',
    family_name: 'Verified',
    email: 'vera@people.example',
    email_verified: true,
  },
  ugo: {
    name: 'Ugo Unverified',
    given_name: 'Ugo',
    family_name: 'Unverified',
    email: 'ugo@people.example',
    email_verified: false,
  },
  nora: { name: 'Nora Noaddress', given_name: 'Nora', family_name: 'Noaddress' },
}

/**
 * @param {{ person?: string, email?: string, verified?: string, subject?: string }} picked on the page
 * @returns {string | undefined} undefined where nobody was picked
 */
export function toAccountId({ person, email, verified, subject }) {
  if (person in people) return person
  if (!email?.includes('@')) return undefined
  return [verified ? 'verified' : 'unverified', email, ...(subject ? [subject] : [])].join(' ')
}

/** The claims about an account; its `sub` is the number that was typed, else the account's own id. */
export function findPerson(accountId) {
  if (accountId in people) return { sub: accountId, ...people[accountId] }
  const [state, email, sub = accountId] = accountId.split(' ')
  return {
    sub,
    name: 'Alex Example',
    given_name: 'Alex',
    family_name: 'Example',
    email,
    email_verified: state === 'verified',
  }
}
