import { JSDOM } from 'jsdom'

/** A page as the parser of a browser without script reads it. */
export function parseHtml(html: string): Document {
  return new JSDOM(html).window.document
}

/** What the first field of that name would send. */
export function readField(html: string, name: string): string | undefined {
  return parseHtml(html).querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
}
