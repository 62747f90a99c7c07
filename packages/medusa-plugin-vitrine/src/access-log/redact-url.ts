// what stands behind these in a path is a code or an e-mail address; of sign-ins only the words of its routes are none
const telling = /(\/(?:gift-cards|discounts\/code|discounts|dynamic-codes|store\/auth)\/)([^/?]+)/gi
const words = new Set(['token', 'code'])

// of a query only what names no person and opens nothing: everything else is written without its value
const harmless = new Set(['currency_code', 'expand', 'fields', 'language', 'limit', 'offset', 'order', 'region_id'])

/**
 * An address as the access log may show it: without codes, e-mail addresses, tokens and what was searched for.
 * @param url such as `/store/orders?display_id=1&email=ada%40example.org`
 * @returns `/store/orders?display_id=…&email=…`
 */
export function redactUrl(url: unknown): string | undefined {
  if (typeof url !== 'string') return undefined
  const [path = '', ...queries] = url.split('?')
  const plain = path
    .replace(telling, (whole, before, name) => (words.has(name.toLowerCase()) ? whole : `${before}…`))
    .replace(/[^/]*(?:@|%40)[^/]*/gi, '…')
  return queries.length > 0 ? `${plain}?${redactQuery(queries.join('?'))}` : plain
}

function redactQuery(query: string) {
  return query
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=')
      if (harmless.has(name) && !/@|%40/i.test(pair)) return pair
      return /^[\w[\].%-]{1,60}$/.test(name) && !/%40/.test(name) ? `${name}=…` : '…'
    })
    .join('&')
}
