import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Link } from '~/ui/link'
import { Notice } from '~/ui/notice'

interface OpenEditsProps {
  orderId: string
  editIds: readonly string[]
}

/** Leads to the changes of an order that wait for an answer. */
export function OpenEdits({ orderId, editIds }: OpenEditsProps) {
  const t = useT()
  const { code } = useLocale()
  return editIds.map((id) => (
    <Notice key={id} kind="notice">
      {t('after-sales:edit.open')} <Link to={paths.orderEdit(code, orderId, id)}>{t('after-sales:edit.see')}</Link>
    </Notice>
  ))
}
