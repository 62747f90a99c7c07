/**
 * A request as the strategies of remix-auth want it, which read its body by themselves.
 * @param form that was posted and is read; null where a link has led to `url`
 */
export function toStrategyRequest(url: URL, form: FormData | null): Request {
  return new Request(url, form ? { method: 'POST', body: form } : {})
}
