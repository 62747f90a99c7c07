import { useActionData } from '@remix-run/react'
import { type FormReply, type Refused, type TypedValues } from './form-answer'

/** The page's form as it was refused a moment ago; null before it is sent, or once it is done. */
export function useRefused<Values = TypedValues>(): Refused<Values> | null {
  const reply = useActionData<FormReply<unknown, Values>>()
  return reply?.ok === false ? reply.refused : null
}

/** What the page's form came to; null before it is sent, or where it was refused. */
export function useDone<Done>(): Done | null {
  const reply = useActionData<FormReply<Done>>()
  return reply?.ok === true ? reply.done : null
}
