/** Long text out of the merchant's own Markdown files: trusted HTML, never a visitor's or the backend's. */
export function Prose({ html }: { html: string }) {
  return <article className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
