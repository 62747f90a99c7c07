import { type MetaDescriptor } from '@remix-run/node'
import { isRouteErrorResponse } from '@remix-run/react'
import { type Locale } from '~/i18n/locales'
import { type Messages, translate } from '~/i18n/translate'
import { toFailureTitle } from './failure-page'

interface Framed {
  /** Undefined where not even the frame could be loaded. */
  frame: { shopName: string } | undefined
  root: { locale: Locale; messages: Messages } | undefined
  /** Of the failure that is shown in the page's place. */
  status: number | undefined
}

export function toStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}

/** The title of a page without one of its own, and of every failure. */
export function toFrameMeta({ frame, root, status }: Framed): MetaDescriptor[] {
  if (status === undefined || !root) return [{ title: frame?.shopName }]
  const title = translate(root.messages, root.locale.tag, toFailureTitle(status))
  return [{ title: frame ? `${title} · ${frame.shopName}` : title }, { name: 'robots', content: 'noindex' }]
}
