import { fail } from '~/respond.server'

/** Every address below the sign-in that no other route has: a 404 page inside the frame. */
export function loader() {
  fail('not-found')
}

export function action() {
  fail('not-found')
}

export default function NotFound() {
  return null
}
