type ReturnUrls = Record<'success' | 'failure' | 'cancel' | 'pending', string>

/**
 * What a shop may write into a session.
 * @returns null where it is
 *   anything else
 */
export function toReturnUrls(data: unknown): { return_urls: ReturnUrls } | null {
  const urls = (data as { return_urls?: Partial<ReturnUrls> | null } | null | undefined)?.return_urls
  if (typeof urls !== 'object' || urls === null) return null
  const { success, failure, cancel, pending } = urls
  if (!isWebAddress(success) || !isWebAddress(failure) || !isWebAddress(cancel) || !isWebAddress(pending)) return null
  return { return_urls: { success, failure, cancel, pending } }
}

function isWebAddress(text: unknown): text is string {
  return (
    typeof text === 'string' && text.length < 4000 && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  )
}
