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
 * @returns the first control that does not let the form go, as the browser would point at it, or where it goes
 */
export function submit(form: HTMLFormElement, submitter?: Submitter): Navigation | { invalid: Element } {
  const lenient = form.noValidate || submitter?.formNoValidate
  if (!lenient && !form.checkValidity()) {
    const invalid = [...form.elements].find((one) => !(one as HTMLInputElement).validity?.valid)
    return { invalid: invalid ?? form }
  }
  const { FormData } = form.ownerDocument.defaultView as unknown as { FormData: typeof globalThis.FormData }
  const entries = new FormData(form, submitter)
  const action = (submitter?.hasAttribute('formaction') ? submitter.formAction : form.action) || form.baseURI
  const method = (submitter?.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get').toLowerCase()
  const data = new URLSearchParams()
  for (const [name, value] of entries) {
    if (typeof value !== 'string') throw new Error(`${name} is a file, which plain HTTP does not send`)
    data.append(toCrlf(name), toCrlf(value))
  }
  if (method === 'post') {
    const body = { type: 'application/x-www-form-urlencoded', data: data.toString() }
    return { url: action, method: 'POST', body }
  }
  const url = new URL(action)
  url.search = data.toString()
  url.hash = ''
  return { url: url.href, method: 'GET' }
}

/** The control by which Enter in a field sends its form; null where that is disabled, so that nothing happens. */
export function findDefaultButton(form: HTMLFormElement): Submitter | null | undefined {
  const button = [...form.elements].find((one) => isSubmitter(one)) as Submitter | undefined
  return button?.disabled ? null : button
}

function toCrlf(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '\r\n')
}
