import { type ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { Icon } from './icon'

/** What every kind of field takes beside the attributes of its native control. */
export interface FieldProps {
  label: ReactNode
  name: string
  /** The control's id, where an error summary's link leads; `name` unless the page has that twice. */
  id?: string
  hint?: ReactNode
  /** One sentence that says what to do. */
  error?: string
  /** Takes the whole row among `.fields`. */
  wide?: boolean
}

/** Ties a control to its hint and error by id. */
export function toControlProps({ id, name, hint, error }: Pick<FieldProps, 'id' | 'name' | 'hint' | 'error'>) {
  const base = id ?? name
  const described = [hint ? `${base}-hint` : '', error ? `${base}-error` : ''].filter(Boolean).join(' ')
  return {
    id: base,
    name,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}

export function FieldHint({ id, children }: { id: string; children?: ReactNode }) {
  return children ? (
    <p className="field-hint" id={`${id}-hint`}>
      {children}
    </p>
  ) : null
}

export function FieldError({ id, children }: { id: string; children?: string }) {
  return children ? (
    <p className="field-error" id={`${id}-error`}>
      <Icon name="alert" />
      {children}
    </p>
  ) : null
}

type FieldFrameProps = FieldProps & { required?: boolean; children: ReactNode }

/** Label above, hint and error between label and control, where a phone's keyboard does not hide them. */
export function Field({ label, name, id = name, hint, error, wide, required, children }: FieldFrameProps) {
  const t = useT()
  return (
    <div className="field" data-wide={wide ? '' : undefined}>
      <label className="field-label" htmlFor={id}>
        {label} {required ? null : <span className="field-optional">{t('common:field.optional')}</span>}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
      {children}
    </div>
  )
}
