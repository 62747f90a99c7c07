import { fail } from '~/respond.server'

/** Every address below that no other route has: a page, so that its failure is one. */
export function loader() {
  fail('not-found')
}

export function action() {
  fail('not-found')
}

export default function NotFound() {
  return null
}
