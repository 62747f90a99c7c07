import { type ComponentProps, memo, Suspense } from 'react'
import { latePart } from '~/ui/late-part'
import { type GiftFields as GiftFieldsType } from './gift-fields'

type Props = ComponentProps<typeof GiftFieldsType>

const GiftFields = latePart<Props>(() => import('./gift-fields').then((found) => found.GiftFields), 'gift-fields')

/**
 * `GiftFields`, loaded with a gift card: few products are one. Drawn anew with what it had before the file is there, React would
 * throw away what the server has drawn of it, and what was typed.
 */
export const LateGiftFields = memo(function LateGiftFields(props: Props) {
  return (
    <Suspense fallback={null}>
      <GiftFields {...props} />
    </Suspense>
  )
})
