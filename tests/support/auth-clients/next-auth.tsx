import * as nextAuth from 'next-auth/react'
import { createRoot } from 'react-dom/client'
import { type AuthClient } from './contract'

const required = new URLSearchParams(location.search).has('required')

function Page() {
  const { data, status, update } = nextAuth.useSession({ required })
  window.client = { ...nextAuth, update } as unknown as AuthClient
  return (
    <main>
      <p data-testid="status">{status}</p>
      <p data-testid="name">{data?.user?.name}</p>
    </main>
  )
}

createRoot(document.body).render(
  <nextAuth.SessionProvider>
    <Page />
  </nextAuth.SessionProvider>,
)
