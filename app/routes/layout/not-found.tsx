import { fail } from '~/respond.server'

/** Every address below a locale that no other route has; an unmatched URL would run no loader at all. */
export function loader() {
  fail('not-found')
}

export function action() {
  fail('not-found')
}

export default function NotFound() {
  return null
}
