interface Answering {
  /** What the answer is to carry, written by the owner of each cookie. */
  headers: Headers
  isPrefetch: boolean
}

/** The request's headers for its answer, once: whoever answers first carries them. A page that is only fetched ahead sets no cookie. */
export function takeCookies({ headers, isPrefetch }: Answering): Headers {
  const taken = new Headers(headers)
  for (const name of taken.keys()) headers.delete(name)
  if (isPrefetch) taken.delete('Set-Cookie')
  return taken
}
