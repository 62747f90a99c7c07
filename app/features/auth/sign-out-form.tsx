import { type FormEvent, type ReactNode } from 'react'
import { paths } from '~/paths'
import { AuthForm } from './auth-form'
import { useOneAtATime } from './use-one-at-a-time'

interface SignOutFormProps {
  csrfToken: string
  /** Where to go afterwards, a path of the shop. */
  callbackPath: string
  /** The button. */
  children: (isPending: boolean) => ReactNode
}

/** Signs out; by script the other tabs hear of it at once. */
export function SignOutForm({ csrfToken, callbackPath, children }: SignOutFormProps) {
  const { pending, begin, leave } = useOneAtATime()

  async function send(form: HTMLFormElement) {
    const isDone = await import('./sign-out').then(
      ({ signOut }) => signOut({ callbackUrl: callbackPath }),
      () => false,
    )
    // its page says why
    if (!isDone) form.submit()
    leave()
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (begin('sign-out')) void send(event.currentTarget)
  }

  return (
    <AuthForm action={paths.signOut()} csrfToken={csrfToken} callbackPath={callbackPath} onSubmit={handleSubmit}>
      {children(pending !== null)}
    </AuthForm>
  )
}
