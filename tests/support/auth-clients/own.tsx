import { createRoot } from 'react-dom/client'
import { signIn } from '~/features/auth/sign-in'
import { signOut } from '~/features/auth/sign-out'
import * as authClient from '~/features/session/auth-client'
import { SessionProvider } from '~/features/session/session-provider'
import { useSession } from '~/features/session/use-session'
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
