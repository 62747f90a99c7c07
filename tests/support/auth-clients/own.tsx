import { createRoot } from 'react-dom/client'
import * as authClient from '~/features/auth/auth-client'
import { SessionProvider } from '~/features/auth/session-provider'
import { signIn } from '~/features/auth/sign-in'
import { signOut } from '~/features/auth/sign-out'
import { useSession } from '~/features/auth/use-session'
import { type AuthClient } from './contract'

const required = new URLSearchParams(location.search).has('required')

function Page() {
  const { session, status, update } = useSession({ required })
  window.client = {
    ...authClient,
    signIn: (provider = '', { callbackUrl, redirect, ...fields } = {}) =>
      signIn(provider, { callbackUrl, redirect, fields }),
    signOut,
    update,
  } as AuthClient
  return (
    <main>
      <p data-testid="status">{status}</p>
      <p data-testid="name">{session?.user.name}</p>
    </main>
  )
}

createRoot(document.body).render(
  <SessionProvider session={undefined}>
    <Page />
  </SessionProvider>,
)
