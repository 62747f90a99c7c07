import { JSDOM } from 'jsdom'

/** A page as the parser of a browser without script reads it. */
export function parseHtml(html: string): Document {
  return new JSDOM(html).window.document
}

/** What stands on the page, without the data and the words that its scripts are given. */
export function readText(html: string): string {
  const { body } = parseHtml(html)
  for (const script of body.querySelectorAll('script')) script.remove()
  return body.textContent ?? ''
}

/** What the first field of that name would send. */
export function readField(html: string, name: string): string | undefined {
  return parseHtml(html).querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
}
