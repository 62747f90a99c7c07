/**
 * A `security.txt` (RFC 9116) that is made anew every month, so that it never runs out while the shop is open.
 * @param contact an address of the web or of e-mail, with its scheme
 */
export function toSecurityText(contact: string, canonical: string, now: Date): string {
  // the RFC recommends less than a year
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6, 1)).toISOString()
  return `Contact: ${contact}\nExpires: ${expires}\nCanonical: ${canonical}\n`
}
