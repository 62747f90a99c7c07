import { type ComponentProps, type ReactNode, type RefObject } from 'react'
import { useHydrated } from '~/ui/use-hydrated'

export interface AuthFormProps extends Pick<ComponentProps<'form'>, 'id' | 'onFocus' | 'onSubmit'> {
  action: string
  csrfToken: string
  /** Where to go afterwards, a path of the shop. */
  callbackPath: string
  formRef?: RefObject<HTMLFormElement>
  'data-corrects'?: string
  children: ReactNode
}

/**
 * A form of the sign-in. Unless `onSubmit` sends it, the browser itself does, with script too. Either way who signs in or out
 * gets every page anew, and nothing of the one before stays in memory.
 */
export function AuthForm(props: AuthFormProps) {
  const { action, csrfToken, callbackPath, formRef, children, ...form } = props
  // without script the browser's own messages are the quickest; with it the page's own name all fields at once
  const isHydrated = useHydrated()
  return (
    <form {...form} action={action} ref={formRef} method="post" className="form" noValidate={isHydrated}>
      <input type="hidden" name="csrfToken" value={csrfToken} />
      <input type="hidden" name="callbackUrl" value={callbackPath} />
      {children}
    </form>
  )
}
