import { type MetaDescriptor } from '@remix-run/node'
import { isRouteErrorResponse } from '@remix-run/react'
import { type Suggestions } from '~/features/catalog/withdrawn-products/suggestions.server'
import { type Locale, toFormatTag } from '~/i18n/locales'
import { type Messages, translate } from '~/i18n/translate'
import { type Resending } from '~/answer.server'
import { type Failure } from '~/respond.server'
import { toFailureTitle } from './failure-page'

interface Framed {
  /** Undefined where not even the frame could be loaded. */
  frame: { shopName: string } | undefined
  root: { locale: Locale; messages: Messages } | undefined
  /** Of the failure that is shown in the page's place. */
  status: number | undefined
  /** It was asked for an order. */
  isOrder?: boolean
  /** The name of what is gone, where that is the failure. */
  gone?: string
}

export function toStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}

/** What the page of something that is gone has to offer; null for any other failure. */
export function toSuggestions(error: unknown): Suggestions | null {
  if (!isRouteErrorResponse(error) || error.status !== 410) return null
  return ((error.data as Failure).detail as Suggestions | undefined) ?? null
}

/** Whether the failure is that of an order which is not shown; the 404 page says so whether there is one or not. */
export function isOrderFailure(error: unknown): boolean {
  if (!isRouteErrorResponse(error) || error.status !== 404) return false
  return (error.data as Failure | null)?.detail !== undefined
}

/** How long to wait, where that is the failure. */
export function toWaitSeconds(error: unknown): number | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 429) return undefined
  return ((error.data as Failure).detail as { waitSeconds: number } | undefined)?.waitSeconds
}

/** What the page of a backend that is down, or of what was tried too often, sends again, where a form had sent something. */
export function toResending(error: unknown): Resending | undefined {
  if (!isRouteErrorResponse(error) || ![429, 503].includes(error.status)) return undefined
  const detail = (error.data as Failure | null)?.detail
  return detail && 'fields' in detail ? (detail as Resending) : undefined
}

/** Which number to quote to the shop, where the failure is one of its own. */
export function toReference(error: unknown): string | undefined {
  return isRouteErrorResponse(error) ? (error.data as Failure | null)?.reference : undefined
}

/** The title of a page without one of its own, and of every failure. */
export function toFrameMeta({ frame, root, status, isOrder, gone = '' }: Framed): MetaDescriptor[] {
  if (status === undefined || !root) return [{ title: frame?.shopName }]
  const title = translate(root.messages, toFormatTag(root.locale), toFailureTitle(status, isOrder), { title: gone })
  return [{ title: frame ? `${title} · ${frame.shopName}` : title }, { name: 'robots', content: 'noindex' }]
}
