import { type MouseEvent } from 'react'
import { useT } from '~/i18n/use-t'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'

/** Prints the open page; without script it leads to the page's print view, which says how. */
export function PrintLink() {
  const t = useT()
  function print(event: MouseEvent) {
    event.preventDefault()
    window.print()
  }
  return (
    <ButtonLink to="?print" kind="secondary" onClick={print}>
      {t('orders:confirmation.print')}
    </ButtonLink>
  )
}

/** What the print view says, on the screen only. */
export function PrintHint() {
  const t = useT()
  return (
    <p className="no-print">
      {t('orders:confirmation.print-how')} <Link to="?">{t('orders:confirmation.print-back')}</Link>
    </p>
  )
}
