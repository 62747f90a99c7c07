import { fail } from '~/respond.server'

/** Every address below that no other route has. */
export function loader() {
  fail('not-found')
}

export function action() {
  fail('not-found')
}
