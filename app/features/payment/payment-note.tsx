import { type MessageKey } from '~/i18n/keys'
import { useT } from '~/i18n/use-t'
import { Link } from '~/ui/link'
import { Notice } from '~/ui/notice'

interface PaymentNoteProps {
  note: MessageKey
  /** The review, which leads back to the payment; null where the bag cannot be ordered as it is. */
  to: string | null
}

/** Says in the bag that a payment for it was begun elsewhere. */
export function PaymentNote({ note, to }: PaymentNoteProps) {
  const t = useT()
  return (
    <Notice kind="notice" action={to === null ? null : <Link to={to}>{t('checkout:payment.to-review')}</Link>}>
      {t(note)}
    </Notice>
  )
}
