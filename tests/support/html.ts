import { JSDOM } from 'jsdom'

const { window } = new JSDOM()
const parser = new window.DOMParser()

/** A page as the parser of a browser without script reads it. It has no window, which would take as long again to make. */
export function parseHtml(html: string): Document {
  return parser.parseFromString(html, 'text/html')
}

/** Such a page from an address, to which its links and forms lead relatively; names of its elements can be computed. */
export function parsePage(html: string, url: string): Document {
  const document = parseHtml(html)
  // dom-accessibility-api asks it for the classes of elements
  Object.defineProperty(document, 'defaultView', { value: window })
  const base = document.createElement('base')
  base.href = url
  document.head.prepend(base)
  return document
}

/** What a form of such a page would send, pressed by the button or by none. @throws Error where it would send a file */
export function readFields(form: HTMLFormElement, submitter?: HTMLElement): [string, string][] {
  return [...new window.FormData(form, submitter)].map(([name, value]) => {
    if (typeof value === 'string') return [name, value]
    throw new Error(`${name} is a file, which plain HTTP does not send`)
  })
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
