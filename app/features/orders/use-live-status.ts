import { useRevalidator } from '@remix-run/react'
import { useCallback } from 'react'
import { type OrderState } from '~/commerce/shop/order'
import { useLookAgain } from '~/ui/use-look-again'
import { type PaymentState } from './order-state'

/** Where an order stands, as far as an open page of it has to know whether it is still true. */
export interface LiveStatus {
  state: OrderState
  paymentState: PaymentState
  /** How much has happened to it so far. */
  events: number
}

/** Asks how the order stands; `hidden` where it is not shown any more, null where the shop does not answer. */
export type AskStatus = (orderId: string) => Promise<LiveStatus | 'hidden' | null>

/** Loads the page of an order anew as soon as the order stands otherwise than it says, or is shown to somebody else only. */
export function useLiveStatus(orderId: string, { state, paymentState, events }: LiveStatus, ask: AskStatus): void {
  const { revalidate } = useRevalidator()
  const check = useCallback(async () => {
    const now = await ask(orderId)
    if (!now) return
    const isSame = now !== 'hidden' && now.state === state && now.paymentState === paymentState && now.events === events
    if (!isSame) revalidate()
  }, [orderId, state, paymentState, events, ask, revalidate])
  useLookAgain(check)
}
