import { type FormEvent, useState } from 'react'
import { useT } from '~/i18n/use-t'
import { type FieldProblem } from '~/ui/error-summary'
import type * as signInModule from './sign-in'
import { type SignInPageData } from './sign-in-page.server'
import { useOneAtATime } from './use-one-at-a-time'

/** What the last attempt by script came to, in place of what the page says by itself. */
interface Refusal {
  message: string | null
  problems: FieldProblem[]
  /** As it was typed. */
  email: string
  /** How many there were: the same words twice are said twice. */
  times: number
}

export type Attempt = ReturnType<typeof useSignIn>

const hidden = ['csrfToken', 'callbackUrl']

const load = () => import('./sign-in')

/**
 * Sends the forms of the sign-in page by script: what is refused is said without another page, and all else opens one. Where
 * script cannot, the browser sends them as it does without.
 */
export function useSignIn({ callbackPath }: Pick<SignInPageData, 'callbackPath'>) {
  const t = useT()
  const { pending, begin, end, leave } = useOneAtATime()
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  function refuse(form: HTMLFormElement, why: Partial<Refusal>): void {
    const { email = '' } = readFields(form)
    setRefusal((last) => ({ message: null, problems: [], email, times: (last?.times ?? 0) + 1, ...why }))
  }

  async function send(provider: string, form: HTMLFormElement) {
    const fields = readFields(form)
    const client = await load().catch(() => null)
    const result = await client?.signIn(provider, { callbackUrl: callbackPath, redirect: 'when-ok', fields })
    if (client && !result) return leave()
    const message = result && toMessage(result)
    if (!message) return sendByBrowser(form)
    const isFields = result.error === 'CredentialsSignin'
    if (isFields) forgetPassword(form)
    refuse(form, isFields ? { problems: [{ fieldId: 'email', message }] } : { message })
    end()
  }

  function sendByBrowser(form: HTMLFormElement): void {
    form.submit()
    leave()
  }

  function toMessage({ status, message }: signInModule.SignInResult): string | undefined {
    if (status > 0) return message
    return t(navigator.onLine ? 'common:rpc.unavailable' : 'common:rpc.offline')
  }

  /** What the form of a way to sign in takes. */
  function toSent(provider: string) {
    return {
      onFocus: () => void load().then(({ prepareSignIn }) => prepareSignIn(), ignore),
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault()
        const form = event.currentTarget
        const missing = provider === 'credentials' ? listMissing(readFields(form)) : []
        if (missing.length > 0 && pending === null) {
          refuse(form, {
            problems: missing.map((field) => ({ fieldId: field, message: t(`auth:fields.${field}-required`) })),
          })
        } else if (begin(provider)) void send(provider, form)
      },
    }
  }

  return { refusal, pending, toSent }
}

function listMissing({ email = '', password = '' }: Record<string, string>) {
  const typed = { email: email.trim(), password }
  return (['email', 'password'] as const).filter((field) => typed[field] === '')
}

/** What is typed into the form, without what it carries hidden. */
function readFields(form: HTMLFormElement): Record<string, string> {
  const typed = [...new FormData(form)].filter(([name]) => !hidden.includes(name))
  return Object.fromEntries(typed.map(([name, value]) => [name, String(value)]))
}

function forgetPassword(form: HTMLFormElement): void {
  const field = form.elements.namedItem('password')
  if (field instanceof HTMLInputElement) field.value = ''
}

function ignore(): void {}
