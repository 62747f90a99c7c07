import { type ComponentProps, type MouseEvent } from 'react'
import { Link, type LinkProps } from './link'

interface ButtonLook {
  kind?: 'primary' | 'secondary' | 'quiet'
  size?: 'small' | 'large'
  /** As wide as its container. */
  wide?: boolean
}

function toLook({ kind = 'primary', size, wide }: ButtonLook) {
  return { className: 'button', 'data-kind': kind, 'data-size': size, 'data-wide': wide ? '' : undefined }
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook & { pending?: boolean }

/**
 * A button that submits its form. While `pending` it keeps its focus and its words, says so to assistive technology
 * and takes no second click.
 */
export function Button({ kind, size, wide, pending = false, type = 'submit', onClick, ...rest }: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      {...toLook({ kind, size, wide })}
      type={type}
      onClick={handleClick}
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      aria-busy={pending || undefined}
      data-pending={pending ? '' : undefined}
    />
  )
}

/** A link that looks like a button: for the one thing to do next that changes nothing. */
export function ButtonLink({ kind, size, wide, ...rest }: Omit<LinkProps, 'className'> & ButtonLook) {
  return <Link {...rest} {...toLook({ kind, size, wide })} />
}
