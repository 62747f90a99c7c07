// @vitest-environment jsdom
import { UNSAFE_RemixContext as RemixContext } from '@remix-run/react'
import { act, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { defaultLocale } from '~/i18n/resources.server'
import { I18nProvider } from '~/i18n/use-t'
import { TextField } from '~/ui/text-field'
import { Corrections } from './corrections'
import { type Refused } from './form-answer'
import { type CorrectionsProps, useCorrections } from './use-corrections'

const messages = {
  'auth:fields.email-required': 'Enter an address',
  'auth:fields.email-invalid': 'Enter an address like ada@example.org',
  'auth:fields.first-name-required': 'Enter a first name',
}
const schema = z.object({
  firstName: z.string({ error: 'auth:fields.first-name-required' }),
  email: z.email({
    error: ({ input }) => (input === undefined ? 'auth:fields.email-required' : 'auth:fields.email-invalid'),
  }),
})
const refused: Refused = {
  status: 409,
  values: { firstName: 'Ada', email: 'ada@example.org' },
  errors: { email: 'This address has an account', password: 'Choose another password' },
  message: null,
}

function Watch(form: CorrectionsProps) {
  return <Corrections {...form} schema={schema} />
}

async function load() {
  return Watch
}

function Form({ state }: { state: Refused | null }) {
  const { errors, form, watch } = useCorrections(state, { formId: 'test', load })
  return (
    <form {...form} data-watched={form.id}>
      {watch}
      {['firstName', 'email', 'password'].map((name) => (
        <TextField key={name} name={name} label={name} defaultValue={state?.values[name]} error={errors[name]} />
      ))}
    </form>
  )
}

let root: ReturnType<typeof createRoot>
let sent = 0

function countSent(event: SubmitEvent) {
  if (event.defaultPrevented) return
  sent += 1
  event.preventDefault()
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  sent = 0
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  window.addEventListener('submit', countSent)
})

afterEach(async () => {
  await act(async () => root.unmount())
  window.removeEventListener('submit', countSent)
  document.body.replaceChildren()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: undefined })
})

const remix = { routeModules: {}, manifest: { routes: {} }, future: {} }

async function show(state: Refused | null) {
  const element = (
    <RemixContext.Provider value={remix as unknown as ComponentProps<typeof RemixContext.Provider>['value']}>
      <I18nProvider locale={defaultLocale} messages={messages} timeZone="UTC">
        <Form state={state} />
      </I18nProvider>
    </RemixContext.Provider>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  await act(async () => root.render(<RouterProvider router={router} />))
}

async function type(name: string, value: string, { leave = false } = {}) {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
    if (leave) field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })
}

function read(name: string): string | undefined {
  return document.getElementById(`${name}-error`)?.textContent ?? undefined
}

test('a form that was not refused is left alone', async () => {
  await show(null)
  expect(document.querySelector('form')?.id).toBe('')
  await type('email', 'nobody', { leave: true })
  expect(read('email')).toBeUndefined()
})

test('what was wrong is told anew with every stroke, and what the browser cannot know stays', async () => {
  await show(refused)
  expect([read('email'), read('password')]).toEqual(['This address has an account', 'Choose another password'])
  await type('email', 'ada@')
  expect(read('email')).toBe('Enter an address like ada@example.org')
  await type('email', 'ada@lovelace.example')
  expect([read('email'), read('password')]).toEqual([undefined, 'Choose another password'])
})

test('a field that was right is looked at when it is left, and nothing is sent by that', async () => {
  await show(refused)
  await type('firstName', '')
  expect(read('firstName')).toBeUndefined()
  await type('firstName', '', { leave: true })
  expect(read('firstName')).toBe('Enter a first name')
  expect(read('email'), 'what the server has said of another').toBe('This address has an account')
  expect(sent).toBe(0)
})

test('a form with mistakes can be sent all the same: the server decides', async () => {
  await show(refused)
  await type('email', 'ada@', { leave: true })
  await act(async () => document.querySelector('form')?.requestSubmit())
  expect(sent).toBe(1)
})
