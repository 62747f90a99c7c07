import { normalise, toName, toRole } from './shopper/accessibility'
import { type HttpPage } from './shopper/http-page'

const controls = 'a[href], button, input:not([type=hidden]), select, textarea'

/**
 * What who hears a page cannot tell apart, or call by what stands there: two links or buttons of one name in one place that do
 * different things, two fields of one name, and controls whose name lacks a word that is seen (WCAG 2.4.4, 2.4.6, 2.5.3).
 */
export function listUnclearNames(page: HttpPage): string[] {
  const known = new Map<string, string>()
  return [...page.document.querySelectorAll(controls)].flatMap((control) => {
    if (!page.isPerceived(control)) return []
    const [name, seen] = [toName(control, page), toSeenWords(control, page)]
    const told = `${toRole(control)} “${name}”`
    const key = `${told} in ${toPlace(control, page)}`
    const before = known.get(key) ?? toEffect(control)
    known.set(key, before)
    return [
      ...(before === toEffect(control) ? [] : [`${key}: ${before} and ${toEffect(control)}`]),
      ...(toPlainWords(name).includes(toPlainWords(seen)) ? [] : [`${told} is seen as “${seen}”`]),
    ]
  })
}

/** What comes of it: where a link or a form leads and with which value; of a field which one it is. */
function toEffect(control: Element): string {
  // wherever one goes on after a sign-in
  if (control.localName === 'a') return (control as HTMLAnchorElement).href.replace(/\?callbackUrl=.*/, '')
  const { form, name, value } = control as HTMLButtonElement
  if (control.localName !== 'button') return `${form?.id} ${name} ${control.matches('[type=radio]') ? value : ''}`
  const target = control.getAttribute('popovertarget') ?? control.getAttribute('formaction') ?? form?.action
  const sent = [...(form?.elements ?? [])].filter((one) => one.matches('[type=hidden]:not([name=csrfToken])'))
  return [target, name, value, ...sent.map((one) => (one as HTMLInputElement).value)].join(' ')
}

/** The words that a control shows, or its label. */
function toSeenWords(control: Element, page: HttpPage): string {
  const [label] = control.localName === 'button' ? [] : ((control as HTMLInputElement).labels ?? [])
  return normalise(readSeen(label ?? control, page))
}

function readSeen(element: Element, page: HttpPage): string {
  if (element.matches('.visually-hidden, select, textarea, svg') || !page.isShown(element)) return ' '
  const parts = [...element.childNodes].map((node) => {
    if (node.nodeType === 3) return node.nodeValue ?? ''
    return node.nodeType === 1 ? readSeen(node as Element, page) : ''
  })
  return parts.join(page.isBlock(element) ? ' ' : '')
}

function toPlainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\p{P}\p{Cf}]+/gu, ' ')
    .trim()
}

const groups = ['group', 'radiogroup']
const places = [...groups, 'region', 'navigation', 'form', 'complementary']

/** The names of what a control stands in, as one hears them on the way to it; fields are looked for in a list of all of them. */
function toPlace(control: Element, page: HttpPage): string {
  const isField = control.matches('input:not([type=radio], [type=checkbox]), select, textarea')
  const names: string[] = []
  for (let one = control.parentElement; one; one = one.parentElement) {
    if ((isField ? groups : places).includes(toRole(one) ?? '')) names.unshift(toName(one, page))
    else if (!isField && one.matches('li, article'))
      names.unshift(normalise(one.querySelector('h2, h3')?.textContent ?? ''))
  }
  return names.filter(Boolean).join(', ') || 'the page'
}
