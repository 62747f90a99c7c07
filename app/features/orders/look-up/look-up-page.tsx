import { Form, useNavigation } from '@remix-run/react'
import { type Refused } from '~/forms/form-answer'
import { useRefused } from '~/forms/use-refused'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'
import { Link } from '~/ui/link'
import { TextField } from '~/ui/text-field'
import { useHydrated } from '~/ui/use-hydrated'

interface LookUpPageProps {
  /** Of the field for the order's number. */
  numberPattern: string
}

/** Finds an order that was placed without an account. */
export function LookUpPage({ numberPattern }: LookUpPageProps) {
  const t = useT()
  const { code } = useLocale()
  const refused = useRefused()
  return (
    <div className="page auth-page">
      <div className="stack gap-5">
        <h1>{t('orders:look-up.title')}</h1>
        <ErrorSummary problems={refused?.errors} message={refused?.message} />
        <p>{t('orders:look-up.text')}</p>
      </div>
      <LookUpForm refused={refused} numberPattern={numberPattern} />
      <p>
        {t('orders:look-up.account')}{' '}
        <Link to={paths.signIn(undefined, paths.account(code))}>{t('common:header.sign-in')}</Link>
      </p>
    </div>
  )
}

function LookUpForm({ refused, numberPattern }: LookUpPageProps & { refused: Refused | null }) {
  const t = useT()
  const isSending = useNavigation().state !== 'idle'
  // without script the browser's own messages are the quickest; with it the page's own name all fields at once
  const isHydrated = useHydrated()
  const toField = (name: string) => ({ name, defaultValue: refused?.values[name], error: refused?.errors[name] })
  return (
    <Form method="post" className="form" noValidate={isHydrated}>
      <TextField
        {...toField('number')}
        label={t('orders:look-up.number')}
        hint={t('orders:look-up.number-hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        pattern={numberPattern}
        title={t('orders:look-up.number-error')}
        required
      />
      <TextField
        {...toField('email')}
        label={t('orders:contact')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextField
        {...toField('postalCode')}
        label={t('orders:look-up.postal-code')}
        hint={t('orders:look-up.postal-code-hint')}
        autoComplete="postal-code"
        maxLength={20}
      />
      <Button size="large" wide pending={isSending}>
        {t('orders:look-up.submit')}
      </Button>
    </Form>
  )
}
