/** A parcel's number at its carrier. */
export interface TrackingLink {
  number: string
  /** The carrier's page, over http or https; null where there is none. */
  url: string | null
}

/** What the merchant noted of a parcel; a link that is no web page stays a number. */
export function toTrackingLinks(links: readonly { tracking_number: string; url?: string | null }[]): TrackingLink[] {
  return links.map(({ tracking_number: number, url }) => ({ number, url: isWebPage(url) ? url : null }))
}

function isWebPage(url: string | null | undefined): url is string {
  return typeof url === 'string' && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}
