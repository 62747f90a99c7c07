import { Form, useNavigation } from '@remix-run/react'
import { useMemo } from 'react'
import { type Refused } from '~/forms/form-answer'
import { useDone, useRefused } from '~/forms/use-refused'
import { useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { ErrorSummary, type FieldProblem } from '~/ui/error-summary'
import { focusOnLoad } from '~/ui/focus-on-load'
import { TextField } from '~/ui/text-field'
import { type Balance, giftCardFieldId } from './gift-card'
import { GiftCardDetails } from './gift-card-details'
import { UseCardForm } from './use-card-form'

interface BalancePageProps {
  /** Of the field for the code. */
  codePattern: string
}

/** Where the holder of a gift card sees what is left on it. The code is posted, so that no address or log keeps it. */
export function BalancePage({ codePattern }: BalancePageProps) {
  const t = useT()
  const refused = useRefused()
  const found = useDone<Balance>()
  const problems = useMemo(() => toProblems(refused), [refused])
  const isSending = useNavigation().state === 'submitting'
  return (
    <div className="page">
      <div className="measure stack">
        <h1>{t('gift-cards:title')}</h1>
        <p className="lead">{t('gift-cards:text')}</p>
        <ErrorSummary problems={problems} />
        <Form method="post" className="form" preventScrollReset>
          <TextField
            label={t('gift-cards:field')}
            name="code"
            id={giftCardFieldId}
            required
            maxLength={100}
            pattern={codePattern}
            title={t('gift-cards:errors.unknown')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={refused?.values.code}
            error={refused?.errors.code}
          />
          <Button pending={isSending}>{t('gift-cards:submit')}</Button>
        </Form>
        <div role="status">{found ? <Found {...found} /> : null}</div>
      </div>
    </div>
  )
}

function toProblems(refused: Refused | null): FieldProblem[] {
  return refused ? [{ fieldId: giftCardFieldId, message: refused.errors.code ?? '' }] : []
}

function Found({ card, isForHere }: Balance) {
  const t = useT()
  return (
    <section className="panel stack" aria-labelledby="balance-title" tabIndex={-1} {...focusOnLoad}>
      <h2 id="balance-title">{t('gift-cards:found')}</h2>
      <GiftCardDetails card={card} />
      {card.balance === 0 ? <p>{t('gift-cards:used-up')}</p> : null}
      {isForHere ? null : <p>{t('gift-cards:elsewhere')}</p>}
      {card.balance > 0 && isForHere ? <UseCardForm code={card.code} /> : null}
    </section>
  )
}
