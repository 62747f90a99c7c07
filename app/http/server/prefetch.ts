/**
 * Whether a page is only fetched ahead, so that nobody has seen it yet and perhaps nobody will.
 * @param getHeader of the request
 */
export function isPrefetch(getHeader: (name: string) => string | null | undefined): boolean {
  return (getHeader('Sec-Purpose') ?? getHeader('Purpose'))?.startsWith('prefetch') ?? false
}
