import { type FormEventHandler, type ReactNode, type RefObject } from 'react'
import { useHydrated } from '~/ui/use-hydrated'

export interface AuthFormProps {
  id?: string
  action: string
  csrfToken: string
  /** Where to go afterwards, a path of the shop. */
  callbackPath: string
  onSubmit?: FormEventHandler<HTMLFormElement>
  formRef?: RefObject<HTMLFormElement>
  children: ReactNode
}

/**
 * A form of the sign-in. The browser itself sends it, with script too: who signs in or out gets every page anew, and
 * nothing of the one before stays in memory.
 */
export function AuthForm({ id, action, csrfToken, callbackPath, onSubmit, formRef, children }: AuthFormProps) {
  // without script the browser's own messages are the quickest; with it the page's own name all fields at once
  const isHydrated = useHydrated()
  return (
    <form
      id={id}
      ref={formRef}
      method="post"
      action={action}
      className="form"
      noValidate={isHydrated}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="csrfToken" value={csrfToken} />
      <input type="hidden" name="callbackUrl" value={callbackPath} />
      {children}
    </form>
  )
}
