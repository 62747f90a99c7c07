import { Form, useNavigation } from '@remix-run/react'
import { useRefused } from '~/forms/use-refused'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'
import { Link } from '~/ui/link'
import { GiftFields } from '../gift-note/gift-fields'
import { type GiftForm, type GiftValues } from '../gift-note/gift-values'

interface GiftPageProps {
  name: string
  form: GiftForm
  values: GiftValues
}

/** Says of a gift card in the bag for whom it is. */
export function GiftPage({ name, form, values }: GiftPageProps) {
  const t = useT()
  const { code } = useLocale()
  const refused = useRefused()
  const isSending = useNavigation().state === 'submitting'
  return (
    <div className="page">
      <div className="measure stack">
        <h1>{t('gift-cards:edit.title')}</h1>
        <p className="lead">
          <bdi>{name}</bdi>
        </p>
        <ErrorSummary problems={refused?.errors} message={refused?.message} />
        <Form method="post" className="form" noValidate>
          <GiftFields form={form} values={refused?.values ?? values} errors={refused?.errors} />
          <Button pending={isSending}>{t('gift-cards:edit.save')}</Button>
        </Form>
        <p>
          <Link to={paths.cart(code)}>{t('cart:title')}</Link>
        </p>
      </div>
    </div>
  )
}
