// @ts-nocheck
const outcomes = ['success', 'failure', 'cancel', 'pending']

/**
 * What a shop may write into a session.
 * @returns null where it is
 *   anything else
 */
export function toReturnUrls(
  data: unknown,
): { return_urls: Record<'success' | 'failure' | 'cancel' | 'pending', string> } | null {
  const urls = data?.return_urls
  if (typeof urls !== 'object' || urls === null || !outcomes.every((outcome) => isWebAddress(urls[outcome])))
    return null
  return { return_urls: Object.fromEntries(outcomes.map((outcome) => [outcome, urls[outcome]])) }
}

function isWebAddress(text: string) {
  return (
    typeof text === 'string' && text.length < 4000 && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  )
}
