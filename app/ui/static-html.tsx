/** What the server alone has drawn: no script changes it, so that the browser needs no component of it. Nothing where it has drawn nothing. */
export function StaticHtml({ html }: { html: string | null | undefined }) {
  return html ? <div dangerouslySetInnerHTML={{ __html: html }} /> : null
}
