import { useFetcher } from '@remix-run/react'
import { type ComponentProps, Suspense } from 'react'
import { latePart } from '~/ui/late-part'
import { quickAddKey } from '../catalog/quick-add'
import { type AddOutcome as AddOutcomeType } from './add-outcome'
import { type CartReply } from './cart-answer'

const AddOutcome = latePart<ComponentProps<typeof AddOutcomeType>>(() =>
  import('./add-outcome').then((found) => found.AddOutcome),
)

/** What came of the button on a card, loaded once one was pressed. */
export function LateQuickAdded() {
  const { state, data } = useFetcher<CartReply>({ key: quickAddKey })
  if (state === 'idle' && !data) return null
  return (
    <Suspense fallback={null}>
      <AddOutcome answer={data} variantId="" pending={state !== 'idle'} isOver />
    </Suspense>
  )
}
