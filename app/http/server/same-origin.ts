/** What a browser tells about the page that a request comes from; header values as they arrived. */
export interface OriginEvidence {
  origin?: string
  fetchSite?: string
  referer?: string
}

/**
 * Whether a request was sent by one of the shop's own pages.
 * `Origin` decides; where it is missing or `null` (a strict referrer policy, an old browser), `Sec-Fetch-Site`; where
 * that is missing too, `Referer`. A request that tells nothing is foreign.
 * @param shopOrigins every origin under which the shop answers, such as `https://shop.example`
 */
export function isSameOrigin(evidence: OriginEvidence, shopOrigins: readonly string[]): boolean {
  const { origin, fetchSite, referer } = evidence
  if (origin !== undefined && origin !== 'null') return shopOrigins.includes(origin)
  // "none" is the person at the browser, such as a reload; no page can cause it
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none'
  return referer !== undefined && URL.canParse(referer) && shopOrigins.includes(new URL(referer).origin)
}
