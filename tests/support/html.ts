import { JSDOM } from 'jsdom'

const { window } = new JSDOM()
const parser = new window.DOMParser()

/** A page as the parser of a browser without script reads it. It has no window, which would take as long again to make. */
export function parseHtml(html: string): Document {
  return parser.parseFromString(html, 'text/html')
}

/** What a form of such a page would send, pressed by none of its buttons. */
export function readFields(form: HTMLFormElement): [string, string][] {
  return [...new window.FormData(form)].map(([name, value]) => [name, String(value)])
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
