import { Form, useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useRefused } from '~/forms/use-refused'
import { toFormatTag } from '~/i18n/locales'
import { useLocale, useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { formatMoney } from '@vitrine/shared/money'
import { TextField } from '~/ui/text-field'
import { useHydrated } from '~/ui/use-hydrated'
import { type AppliedCode, type CodeEffect } from '~/commerce/shop/codes'
import { codeFieldId, refusedCodeField } from './code-answer'

interface CodesProps {
  codes: readonly AppliedCode[]
  /** ISO 4217. */
  currency: string
  /** Shows the form only once it is asked for, where other things matter more. */
  folded?: boolean
  /** Id of the page's own form, which takes the code along with what was typed there: else that would be lost. */
  formId?: string
}

/**
 * The codes of discounts and gift cards: those applied, each with a button that takes it off, and the field for
 * another. Its forms go to the page that they stand on; the page's action hands them to `postCode`.
 */
export function Codes({ codes, currency, folded = false, formId }: CodesProps) {
  const t = useT()
  const typed = useRefused<{ code?: string }>()?.values.code
  const isRefused = useRefusedCode() !== null || Boolean(typed)
  const applied = codes.map(({ code }) => code).join()
  const field = formId === undefined ? <CodeForm applied={applied} /> : <CodeField key={applied} formId={formId} />
  return (
    <div className="stack gap-3">
      {codes.length > 0 ? (
        <ul className="stack gap-2" aria-label={t('cart:codes.applied')} data-keep="no">
          {codes.map((code) => (
            <AppliedCodeRow key={code.code} applied={code} currency={currency} formId={formId} />
          ))}
        </ul>
      ) : null}
      {folded ? (
        <Disclosure summary={t('cart:codes.add')} open={isRefused}>
          {field}
        </Disclosure>
      ) : (
        field
      )}
    </div>
  )
}

interface CodeFormProps {
  /** What stands in the field at first. */
  initial?: string
  /** All applied codes: the field is emptied when they change. */
  applied?: string
}

/** The field for a code. */
export function CodeForm({ initial, applied = '' }: CodeFormProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const before = useRef(applied)
  useEffect(() => {
    if (before.current !== applied) form.current?.reset()
    before.current = applied
  }, [applied])
  return (
    <Form method="post" className="code-form" preventScrollReset ref={form}>
      <input type="hidden" name="intent" value="apply-code" />
      <CodeInput initial={initial} required />
      <Button kind="secondary" pending={useSentIntent() === 'apply-code'} aria-label={t('cart:codes.apply-label')}>
        {t('cart:codes.apply')}
      </Button>
    </Form>
  )
}

/** The same as a part of another form. That one must be sendable without a code. */
function CodeField({ formId }: { formId: string }) {
  const t = useT()
  const isSending = useSentIntent() === 'apply-code'
  const refused = useRefusedCode()
  return (
    <div className="code-form">
      <CodeInput form={formId} />
      {refused ? <input type="hidden" form={formId} name={refusedCodeField} value={refused.typed} /> : null}
      <Button
        kind="secondary"
        form={formId}
        name="intent"
        value="apply-code"
        formNoValidate
        pending={isSending}
        aria-label={t('cart:codes.apply-label')}
      >
        {t('cart:codes.apply')}
      </Button>
    </div>
  )
}

function CodeInput({ initial, ...input }: { initial?: string; form?: string; required?: boolean }) {
  const t = useT()
  const refused = useRefusedCode()
  const typed = useRefused<{ code?: string }>()?.values.code
  useReturnToField()
  return (
    <TextField
      {...input}
      label={t('cart:codes.field')}
      name="code"
      id={codeFieldId}
      maxLength={100}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      defaultValue={typed ?? initial}
      error={refused?.error}
    />
  )
}

/** Stays at the field of a code that script has sent, where its error stands: the list of errors is far above it. */
function useReturnToField(): void {
  const answer = useRefused<{ code?: string }>()
  const isLoaded = useRef(!useHydrated())
  useEffect(() => {
    if (answer?.errors.code !== undefined && !isLoaded.current) document.getElementById(codeFieldId)?.focus()
    isLoaded.current = false
  }, [answer])
}

function useSentIntent() {
  return useNavigation().formData?.get('intent')
}

interface AppliedCodeRowProps extends Pick<CodesProps, 'currency' | 'formId'> {
  applied: AppliedCode
}

function AppliedCodeRow({ applied, currency, formId }: AppliedCodeRowProps) {
  const t = useT()
  const { code, effect, state } = applied
  const isSending = useNavigation().formData?.get('remove-code') === code
  return (
    <li className="applied-code" data-testid="applied-code">
      <bdi>{code}</bdi>
      <RemoveForm formId={formId}>
        <Button
          kind="quiet"
          size="small"
          name="remove-code"
          value={code}
          form={formId}
          formNoValidate
          pending={isSending}
          aria-label={t('cart:codes.remove-label', { code })}
        >
          {t('cart:codes.remove')}
        </Button>
      </RemoveForm>
      <p className="small muted" data-state={state} suppressHydrationWarning>
        {state === 'good' ? <EffectText effect={effect} currency={currency} /> : t(`cart:codes.state.${state}`)}
      </p>
    </li>
  )
}

function RemoveForm({ formId, children }: { formId?: string; children: ReactNode }) {
  if (formId !== undefined) return children
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="remove-code" />
      {children}
    </Form>
  )
}

function EffectText({ effect, currency }: { effect: CodeEffect; currency: string }) {
  const t = useT()
  const tag = toFormatTag(useLocale())
  if (effect.type === 'gift-card') {
    const [used, left] = [effect.used, effect.left].map((amount) => formatMoney(amount, currency, tag))
    return <>{t('cart:codes.effect.gift-card', { used: used ?? '', left: left ?? '' })}</>
  }
  const percent = effect.type === 'percentage' ? toPercent(effect.percent, tag) : ''
  return <>{t(`cart:codes.effect.${effect.type}`, { percent })}</>
}

function toPercent(percent: number, tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
}

/** What was typed last and not applied: in the answer of whatever action the page has. */
export function useRefusedCode(): { typed: string; error: string } | null {
  const refused = useRefused<{ code?: string }>()
  return refused?.errors.code === undefined ? null : { typed: refused.values.code ?? '', error: refused.errors.code }
}
