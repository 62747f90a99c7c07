import { useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type FormEvent, useEffect, useMemo } from 'react'
import { type z } from 'zod'
import { type MessageKey } from '~/i18n/keys'
import { type CorrectionsProps } from './use-corrections'

/** Conform's name for the button of a submission that only asks what is wrong. */
const intentButton = '__intent__'

/**
 * Watches a form that was refused while it is corrected: a field is looked at when it is left, and one that was wrong with
 * every stroke. It draws nothing, so that fields keep what is typed and their focus when it comes, and sends nothing: what is
 * right the server decides.
 * @param schema of the fields whose rules the browser may know; what the server says of others stays
 */
export function Corrections({
  formId,
  refused,
  schema,
  tell,
}: CorrectionsProps & { schema: z.ZodObject<Record<string, z.ZodType<string>>> }) {
  const lastResult = useMemo(() => toLastResult(refused), [refused])
  const [form, fields] = useForm<Record<string, string>>({
    id: formId,
    lastResult,
    defaultValue: refused.values,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  })
  const { onSubmit } = form
  const seen = Object.keys(schema.shape).flatMap((name) => {
    const field = fields[name]
    // until it is changed, what the server has said counts
    if (!field || (!field.dirty && refused.errors[name] !== undefined)) return []
    return [[name, (field.errors?.[0] ?? null) as MessageKey | null] as const]
  })
  const text = JSON.stringify(seen)
  useEffect(() => {
    tell({
      keys: Object.fromEntries(JSON.parse(text)),
      handleSubmit: (event) => {
        if (isIntent(event)) onSubmit(event)
      },
    })
  }, [text, onSubmit, tell])
  return null
}

function toLastResult({ values, errors }: CorrectionsProps['refused']) {
  const fields = Object.keys(errors)
  const error = Object.fromEntries(Object.entries(errors).map(([field, words]) => [field, [words]]))
  const state = { validated: Object.fromEntries(fields.map((field) => [field, true])) }
  return { status: 'error' as const, initialValue: values, error, state }
}

function isIntent({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return submitter?.getAttribute('name') === intentButton
}
