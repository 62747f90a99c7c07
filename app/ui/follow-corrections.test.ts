// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { followCorrections } from './follow-corrections'

const page = `
  <form>
    <p id="email-hint">As in ada@example.org</p><p id="email-error">No match</p>
    <input name="email" type="email" required value="ada@example.org" aria-invalid="true" aria-describedby="email-hint email-error">
    <fieldset role="radiogroup" aria-invalid="true" aria-describedby="way-hint">
      <p id="way-hint">As you like</p><p id="way-error">Choose one</p>
      <input type="radio" name="way" value="post" required aria-describedby="way-error">
    </fieldset>
    <input name="terms" type="checkbox" aria-invalid="true" aria-describedby="terms-error">
    <input name="phone" value="1">
  </form>
  <form data-corrects><input name="postcode" value="1" aria-invalid="true" aria-describedby="postcode-error"></form>`

let stop: () => void

beforeEach(() => {
  document.body.innerHTML = page
  stop = followCorrections()
})

afterEach(() => stop())

function find(name: string): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (!field) throw new Error(`no ${name}`)
  return field
}

function type(name: string, change: { value: string } | { checked: boolean }): void {
  Object.assign(find(name), change).dispatchEvent(new Event('input', { bubbles: true }))
}

function read(field: Element): (string | null)[] {
  return ['aria-invalid', 'aria-describedby'].map((name) => field.getAttribute(name))
}

test('a field that is changed and right is wrong no more, and its error is not read', () => {
  type('email', { value: 'ada@lovelace.example' })
  expect(read(find('email'))).toEqual(['false', 'email-hint'])
})

test('what is wrong again, or as it was refused, is said to be', () => {
  for (const value of ['ada@', 'ada@example.org']) {
    type('email', { value: 'ada@lovelace.example' })
    type('email', { value })
    expect(read(find('email')), value).toEqual(['true', 'email-hint email-error'])
  }
})

test('a group is right once something of it is chosen, a box once it is ticked', () => {
  const group = document.querySelector('fieldset')
  type('way', { checked: true })
  expect(group && read(group)).toEqual(['false', 'way-hint'])
  expect(read(find('way'))[1]).toBe('')
  type('terms', { checked: true })
  expect(read(find('terms'))).toEqual(['false', ''])
  stop()
  expect(group && read(group)).toEqual(['true', 'way-hint'])
  expect(read(find('way'))[1]).toBe('way-error')
})

test('fields that were right, and forms that see to it themselves, are left alone', () => {
  type('phone', { value: '2' })
  type('postcode', { value: '10115' })
  expect(read(find('phone'))).toEqual([null, null])
  expect(read(find('postcode'))).toEqual(['true', 'postcode-error'])
})

test('with the next answer fields are as it has them', () => {
  type('email', { value: 'ada@lovelace.example' })
  type('terms', { checked: true })
  // the page has taken its error back
  find('terms').removeAttribute('aria-invalid')
  stop()
  expect(read(find('email'))).toEqual(['true', 'email-hint email-error'])
  expect(read(find('terms'))[0]).toBeNull()
})
