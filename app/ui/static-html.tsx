/** What the server alone has drawn: no script changes it, so that the browser needs no component of it. */
export function StaticHtml({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
