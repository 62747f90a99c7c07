/**
 * Whether the browser has come to the shop from elsewhere and brings no cookie, so that most likely it has none of the
 * shop's files yet. Browsers before 2023 do not say where they come from: no.
 */
export function isFirstVisit(headers: Pick<Headers, 'get' | 'has'>): boolean {
  const site = headers.get('Sec-Fetch-Site')
  return site !== null && site !== 'same-origin' && !headers.has('Cookie')
}
