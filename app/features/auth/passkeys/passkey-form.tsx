import type * as webauthn from '@simplewebauthn/browser'
import { type FormEvent, useState } from 'react'
import { type MessageKey } from '~/i18n/keys'
import { useT } from '~/i18n/use-t'
import { Outcome } from '~/ui/outcome'
import { AuthForm, type AuthFormProps } from '../auth-form'

/** Has the browser use a passkey, or make one; rejects where it, or whoever sits before it, does not. */
export type AskBrowser = (library: typeof webauthn) => Promise<object>

interface PasskeyFormProps extends AuthFormProps {
  /** Null where the form goes to the server as it is, which says what is missing. */
  ask: AskBrowser | null
  /** What is said where nothing came of it. */
  words: { cancelled: MessageKey; known?: MessageKey }
  onCancelled?: () => void
}

/** A form that sends what the browser says of a passkey. */
export function PasskeyForm({ ask, words, onCancelled, children, ...form }: PasskeyFormProps) {
  const t = useT()
  const [problem, setProblem] = useState<MessageKey | null>(null)

  async function askBrowser(ask: AskBrowser, form: HTMLFormElement) {
    setProblem(null)
    try {
      sendCredential(form, await ask(await import('@simplewebauthn/browser')))
    } catch (error) {
      // the browser's word for a device that has one already
      const isKnown = error instanceof Error && error.name === 'InvalidStateError'
      setProblem((isKnown && words.known) || words.cancelled)
      onCancelled?.()
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (!ask || !('PublicKeyCredential' in window)) return
    event.preventDefault()
    void askBrowser(ask, event.currentTarget)
  }

  return (
    <AuthForm {...form} onSubmit={handleSubmit}>
      <input type="hidden" name="credential" />
      <Outcome kind="notice" text={problem && t(problem)} />
      {children}
    </AuthForm>
  )
}

/** Sends the form with what the browser has said; never asks it again. */
export function sendCredential(form: HTMLFormElement, credential: object): void {
  const field = form.elements.namedItem('credential')
  if (field instanceof HTMLInputElement) field.value = JSON.stringify(credential)
  form.submit()
}
