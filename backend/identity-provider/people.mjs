/** @typedef {{ name: string, given_name: string, family_name: string, email?: string, email_verified?: boolean }} Person */

/**
 * Who can be picked: an address that the provider has verified, one that it has not, and none.
 * @type {Record<string, Person>}
 */
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
  if (person && person in people) return person
  if (!email?.includes('@')) return undefined
  return [verified ? 'verified' : 'unverified', email, ...(subject ? [subject] : [])].join(' ')
}

/**
 * The claims about an account; its `sub` is the number that was typed, else the account's own id.
 * @param {string} accountId
 * @returns {{ sub: string } & Person}
 */
export function findPerson(accountId) {
  const known = people[accountId]
  if (known) return { sub: accountId, ...known }
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
