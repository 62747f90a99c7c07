import { type ComponentProps } from 'react'
import { useT } from '~/i18n/use-t'
import { FieldError, toControlProps } from './field'
import { Icon } from './icon'

interface QuantityFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  label: string
  name: string
  id?: string
  error?: string
  /** The label is there for assistive technology only. */
  labelHidden?: boolean
  /** Attributes of the two submit buttons, which work without script; without them there is the number alone. */
  steps?: { fewer: ComponentProps<'button'>; more: ComponentProps<'button'> }
}

/** A whole number with one button for fewer and one for more. */
export function QuantityField({ label, name, id = name, error, labelHidden, steps, ...input }: QuantityFieldProps) {
  const t = useT()
  return (
    <div className="field">
      <label className={labelHidden ? 'visually-hidden' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      <FieldError id={id}>{error}</FieldError>
      <span className="quantity">
        {steps ? (
          <button type="submit" className="icon-button" aria-label={t('common:quantity.decrease')} {...steps.fewer}>
            <Icon name="minus" />
          </button>
        ) : null}
        <input
          {...input}
          {...toControlProps({ id, name, error })}
          type="number"
          inputMode="numeric"
          className="control"
        />
        {steps ? (
          <button type="submit" className="icon-button" aria-label={t('common:quantity.increase')} {...steps.more}>
            <Icon name="plus" />
          </button>
        ) : null}
      </span>
    </div>
  )
}
