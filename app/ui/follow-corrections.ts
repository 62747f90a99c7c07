/**
 * Takes the error from each refused field once it is changed and right, as far as a browser can tell, and brings it back where
 * it is wrong again; the server decides once more. A form that knows its fields' rules says `data-corrects` and sees to it itself.
 * @returns ends it, and leaves the fields as they were drawn
 */
export function followCorrections(): () => void {
  const refused = new Map([...document.querySelectorAll('[aria-invalid=true]')].map((field) => [field, look(field)]))
  function follow({ target }: Event) {
    if (!isControl(target) || target.form?.matches('[data-corrects]')) return
    const field = target.closest('[aria-invalid]')
    const before = field && refused.get(field)
    if (!before) return
    mark(field, target.validity.valid && (target !== field || look(field).value !== before.value), before.described)
  }
  document.addEventListener('input', follow)
  return () => {
    document.removeEventListener('input', follow)
    for (const [field, { described }] of refused)
      if (field.matches('[aria-invalid=false]')) mark(field, false, described)
  }
}

/** What describes a field, or each radio of a group. */
type Described = readonly (readonly [Element, string])[]

function mark(field: Element, isRight: boolean, described: Described): void {
  field.setAttribute('aria-invalid', String(!isRight))
  for (const [element, description] of described) {
    // what a description names is read even where it is hidden
    const told = description.split(' ').filter((id) => !isRight || !id.endsWith('-error'))
    element.setAttribute('aria-describedby', told.join(' '))
  }
}

function look(field: Element) {
  const value = isControl(field) ? `${field.value} ${'checked' in field && field.checked}` : ''
  const described = [field, ...field.querySelectorAll('[type=radio]')].flatMap((element) => {
    const description = element.getAttribute('aria-describedby')
    return description === null ? [] : [[element, description] as const]
  })
  return { value, described }
}

function isControl(target: unknown): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((kind) => target instanceof kind)
}
