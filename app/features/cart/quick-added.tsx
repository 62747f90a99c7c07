import { useFetcher } from '@remix-run/react'
import { quickAddKey } from '../catalog/quick-add'
import { AddOutcome } from './add-outcome'
import { type CartReply } from './cart-answer'

/** What came of the button on a card. */
export function QuickAdded() {
  const { state, data } = useFetcher<CartReply>({ key: quickAddKey })
  if (state === 'idle' && !data) return null
  return <AddOutcome answer={data} variantId="" pending={state !== 'idle'} isOver />
}
