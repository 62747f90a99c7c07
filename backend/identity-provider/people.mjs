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
 * @param {{ person?: string, email?: string, verified?: string }} picked on the page
 * @returns {string | undefined} undefined where nobody was picked
 */
export function toAccountId({ person, email, verified }) {
  if (person in people) return person
  return email?.includes('@') ? `${verified ? 'verified' : 'unverified'} ${email}` : undefined
}

/** The claims about an account beside its `sub`. */
export function findPerson(accountId) {
  if (accountId in people) return people[accountId]
  const [state, email] = accountId.split(' ')
  return {
    name: 'Alex Example',
    given_name: 'Alex',
    family_name: 'Example',
    email,
    email_verified: state === 'verified',
  }
}
