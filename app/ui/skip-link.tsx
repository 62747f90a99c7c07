import { useT } from '~/i18n/use-t'

/** The page's first link: past the header, to `main`. */
export function SkipLink({ to = '#main' }: { to?: string }) {
  const t = useT()
  return (
    <a className="skip-link" href={to}>
      {t('common:skip')}
    </a>
  )
}
