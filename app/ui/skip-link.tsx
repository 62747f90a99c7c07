import { useT } from '~/i18n/use-t'

interface SkipLinkProps {
  /** An element's id. */
  to?: string
  text?: string
}

/** A link that is seen while it has the focus: the page's first one leads past the header, to `main`. */
export function SkipLink({ to = 'main', text }: SkipLinkProps) {
  const t = useT()
  return (
    <a className="skip-link" href={`#${to}`}>
      {text ?? t('common:skip')}
    </a>
  )
}
