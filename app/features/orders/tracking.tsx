import { useT } from '~/i18n/use-t'
import { type TrackingLink } from './tracking-link'

/** The numbers by which parcels can be followed; nothing where there are none. */
export function Tracking({ links }: { links: readonly TrackingLink[] }) {
  const t = useT()
  return links.map(({ number, url }) => (
    <p key={number} className="small">
      {url ? <a href={url}>{t('orders:timeline.tracking', { number })}</a> : t('orders:timeline.parcel', { number })}
    </p>
  ))
}
