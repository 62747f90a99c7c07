import { type ComponentProps } from 'react'

/** How a flag is drawn: as an emoji, or as the picture at an address. */
export type FlagLook = { emoji: string } | { src: string }

/** Decoration beside the country's name, never instead of it. Nothing without a flag. */
export function Flag({ flag }: { flag: FlagLook | null }) {
  if (!flag) return null
  if ('src' in flag) {
    return <img className="flag" src={flag.src} alt="" width={20} height={15} loading="lazy" decoding="async" />
  }
  return (
    <span className="flag" aria-hidden="true">
      {flag.emoji}
    </span>
  )
}

/**
 * An option of a list of countries, whose value is the country's code. An emoji flag stands behind the name, where typing
 * the first letters still finds it, and is not read out; a picture comes with the stylesheet of `FlagLists`.
 */
export function FlaggedOption({ flag, label, ...option }: FlaggedOptionProps) {
  if (!flag) return <option {...option}>{label}</option>
  if ('src' in flag) {
    return (
      <option {...option} data-flag={option.value}>
        {label}
      </option>
    )
  }
  return (
    <option {...option} aria-label={label}>
      {`${label} ${flag.emoji}`}
    </option>
  )
}

interface FlaggedOptionProps extends Omit<ComponentProps<'option'>, 'children' | 'value'> {
  value: string
  flag: FlagLook | null
  label: string
}
