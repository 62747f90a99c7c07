import { type MessageKey } from '~/i18n/keys'
import { type PaymentProvider, type PaymentSettings, type SessionMeaning, type SessionRecord } from './payment-provider'

interface HostedPage {
  /** The backend's id of the payment provider. */
  id: string
  label: MessageKey
  hint: MessageKey
  settled: MessageKey
  /** Where the shopper pays, out of the session's data; undefined where it does not say. */
  toUrl(data: SessionRecord['data']): unknown
  /** Whether the shopper has done everything, and only the provider's answer is missing. */
  isWaiting?(data: SessionRecord['data']): boolean
}

/**
 * A provider with a page of its own, to which ordering leads and which leads back to the return address that it finds in
 * its session's `return_urls`; no script anywhere. It is offered where the settings name the origins of such pages.
 */
export function hostedPage({ toUrl, isWaiting = () => false, ...words }: HostedPage): PaymentProvider {
  function readSession({ status, data }: SessionRecord, { pageOrigins }: PaymentSettings): SessionMeaning {
    if (status === 'authorized') return { state: 'authorized' }
    if (status === 'error' || status === 'canceled') return { state: 'refused' }
    if (isWaiting(data)) return { state: 'waiting' }
    const url = toUrl(data)
    if (typeof url !== 'string' || !URL.canParse(url)) return { state: 'refused' }
    return pageOrigins.includes(new URL(url).origin) ? { state: 'elsewhere', url } : { state: 'refused' }
  }
  return {
    ...words,
    isConfigured: ({ pageOrigins }) => pageOrigins.length > 0,
    readSession,
    toSessionUpdate: (returnAddresses) => ({ return_urls: returnAddresses }),
    toOrigins: ({ pageOrigins }) => ({ 'form-action': pageOrigins }),
  }
}
