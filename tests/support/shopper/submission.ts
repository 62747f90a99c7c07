import { readFields } from '../html'

export interface Navigation {
  url: string
  method: 'GET' | 'POST'
  body?: { type: string; data: string }
}

type Submitter = HTMLButtonElement | HTMLInputElement

/** A control that sends its form. */
export function isSubmitter(element: Element | null | undefined): element is Submitter {
  return element?.matches('button:not([type=button], [type=reset]), input[type=submit], input[type=image]') ?? false
}

/**
 * What a browser without script sends when a form is submitted with `submitter`, after the HTML standard's form
 * submission: successful controls, validation, `formaction` and its kin.
 * @param url of the page, which a form without an action goes to
 * @returns the first control that does not let the form go, as the browser would point at it, or where it goes
 */
export function submit(form: HTMLFormElement, url: string, submitter?: Submitter): Navigation | { invalid: Element } {
  const lenient = form.noValidate || submitter?.formNoValidate
  if (!lenient && !form.checkValidity()) {
    const invalid = [...form.elements].find((one) => !(one as HTMLInputElement).validity?.valid)
    return { invalid: invalid ?? form }
  }
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action')
  const target = new URL(action || url, url)
  const method = (submitter?.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get').toLowerCase()
  const data = new URLSearchParams()
  for (const [name, value] of readFields(form, submitter)) data.append(toCrlf(name), toCrlf(value))
  if (method === 'post') {
    const body = { type: 'application/x-www-form-urlencoded', data: data.toString() }
    return { url: target.href, method: 'POST', body }
  }
  target.search = data.toString()
  target.hash = ''
  return { url: target.href, method: 'GET' }
}

/** The control by which Enter in a field sends its form; null where that is disabled, so that nothing happens. */
export function findDefaultButton(form: HTMLFormElement): Submitter | null | undefined {
  const button = [...form.elements].find((one) => isSubmitter(one)) as Submitter | undefined
  return button?.disabled ? null : button
}

function toCrlf(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '\r\n')
}
