import { type TrackingNumber } from '~/commerce/shop/order'

/** A parcel's number at its carrier. */
export interface TrackingLink {
  number: string
  /** The carrier's page, over http or https; null where there is none. */
  url: string | null
}

/** What the merchant noted of a parcel; a link that is no web page stays a number. */
export function toTrackingLinks(links: readonly TrackingNumber[]): TrackingLink[] {
  return links.map(({ number, url }) => ({ number, url: isWebPage(url) ? url : null }))
}

function isWebPage(url: string | null): url is string {
  return url !== null && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}
