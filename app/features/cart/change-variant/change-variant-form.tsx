import { Form, useNavigation } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { focusOnLoad } from '~/ui/focus-on-load'
import { Link } from '~/ui/link'
import { SelectField } from '~/ui/select-field'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { type CartReply, toVariantFieldId } from '../cart-answer'
import { type VariantChoices } from './variant-choices.server'

interface ChangeVariantFormProps {
  choices: VariantChoices
  /** Of the form when it was sent. */
  answer?: CartReply
}

/** Another size, colour or the like for a line of the bag. */
export function ChangeVariantForm({ choices, answer }: ChangeVariantFormProps) {
  const t = useT()
  const { code } = useLocale()
  const { lineId, label, current, options } = choices
  const path = paths.changeLine(code, lineId)
  const isSending = useNavigation().formAction === path
  const refused = answer?.ok === false && answer.refused.values.change?.lineId === lineId ? answer.refused : null
  return (
    <Form method="post" action={path} className="change-variant" preventScrollReset>
      <input type="hidden" name="intent" value="change-variant" />
      <input type="hidden" name="lineId" value={lineId} />
      <SelectField
        label={label}
        name="variantId"
        id={toVariantFieldId(lineId)}
        options={options}
        defaultValue={refused?.values.change?.variantId ?? current}
        error={refused?.errors.variantId}
        required
        {...(refused ? {} : focusOnLoad)}
      />
      <Button size="small" pending={isSending}>
        {t('cart:lines.change-submit')}
        <VisuallyHidden>{t('common:punctuation.aside', { text: label })}</VisuallyHidden>
      </Button>
      <Link to={paths.cart(code)} preventScrollReset>
        {t('cart:lines.change-cancel')}
      </Link>
    </Form>
  )
}
