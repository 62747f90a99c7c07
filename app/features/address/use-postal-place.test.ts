// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyAddress } from '~/commerce/shop/address'
import { type Refused } from '~/forms/form-answer'
import { defaultLocale } from '~/i18n/resources.server'
import { I18nProvider } from '~/i18n/use-t'
import { AddressFields } from './address-fields'
import { toAddressRules } from './country-rules.server'
import { type AskPlace, type PostalPlace } from './placed-postcodes'
import { useFilledIn } from './use-postal-place'

const places: Record<string, PostalPlace> = {
  '62704': { city: 'Springfield', province: 'IL' },
  '10001': { city: 'New York', province: 'NY' },
  '00901': { city: '', province: 'PR' },
}
const values = { ...emptyAddress, countryCode: 'us' }
const messages = { 'checkout:address.filled-in': 'Filled in: {{places}}' }

let root: ReturnType<typeof createRoot>
let ask: ReturnType<typeof vi.fn<AskPlace>>

async function draw(refused: Refused<{ shipping?: typeof values }> | null = null) {
  const countries = ['us', 'de'].map((code) => ({ code, name: code, flag: null, rules: toAddressRules(code) }))
  const props = { group: 'shipping', values, errors: {}, countries, constraints: {}, enforced: true } as const
  function Page() {
    useFilledIn(refused, 'address')
    return createElement(AddressFields, { ...props, askPlace: ask })
  }
  const children = createElement(Page)
  const element = createElement(I18nProvider, { locale: defaultLocale, messages, timeZone: 'UTC', children })
  const router = createMemoryRouter([{ path: '/', element }])
  await act(async () => root.render(createElement(RouterProvider, { router, future: { v7_startTransition: true } })))
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  ask = vi.fn<AskPlace>(async ({ postalCode }) => places[postalCode] ?? null)
  const form = document.body.appendChild(document.createElement('form'))
  form.id = 'address'
  root = createRoot(form)
  await draw()
})

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: undefined })
})

function find(name: string) {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="shipping.${name}"]`)
  return field ?? expect.unreachable()
}

async function type(name: string, value: string) {
  await act(async () => {
    find(name).value = value
    find(name).dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const readPlace = () => [find('city').value, find('province').value]
const readSaid = () => [...document.querySelectorAll('[role=status]')].map((status) => status.textContent).join('')

describe('a postcode that is being typed', () => {
  test('fills in town and state once it is whole, and says so', async () => {
    await type('postalCode', '6270')
    expect(ask).not.toHaveBeenCalled()
    find('postalCode').focus()
    await type('postalCode', '62704')
    expect(ask).toHaveBeenCalledWith({ locale: defaultLocale.code, country: 'us', postalCode: '62704' })
    expect(readPlace()).toEqual(['Springfield', 'IL'])
    expect(readSaid()).toBe('Filled in: Springfield and Illinois')
    expect(document.activeElement).toBe(find('postalCode'))
  })

  test('is asked about once, however much follows', async () => {
    for (const typed of ['62704', '62704-', '62704-1', '62704-1351']) await type('postalCode', typed)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('takes what it filled in along with it, and leaves what was typed', async () => {
    await type('postalCode', '62704')
    await type('postalCode', '10001')
    expect(readPlace()).toEqual(['New York', 'NY'])
    await type('city', 'Brooklyn')
    await type('postalCode', '62704')
    expect(readPlace()).toEqual(['Brooklyn', 'IL'])
    await type('postalCode', '00901')
    expect(readPlace()).toEqual(['Brooklyn', 'PR'])
  })

  test('has its town taken away again where none is known of the next', async () => {
    await type('postalCode', '62704')
    await type('postalCode', '00901')
    expect(readPlace()).toEqual(['', 'PR'])
    await type('postalCode', '00000')
    expect(readPlace()).toEqual(['', ''])
  })

  test('names no town of another state than was chosen', async () => {
    await type('province', 'TX')
    await type('postalCode', '62704')
    expect(readPlace()).toEqual(['', 'TX'])
    expect(readSaid()).toBe('')
  })

  test('counts no more once another one is typed', async () => {
    let answer = (_: PostalPlace) => {}
    ask.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    await type('postalCode', '62704')
    await type('postalCode', '6270')
    await act(async () => answer({ city: 'Springfield', province: 'IL' }))
    expect(readPlace()).toEqual(['', ''])
  })

  test('is asked about where its country has a table, also when that is chosen after it', async () => {
    await act(async () => {
      find('countryCode').value = 'de'
      find('countryCode').dispatchEvent(new Event('change', { bubbles: true }))
    })
    await type('postalCode', '10001')
    expect(ask).not.toHaveBeenCalled()
    await act(async () => {
      find('countryCode').value = 'us'
      find('countryCode').dispatchEvent(new Event('input', { bubbles: true }))
      find('countryCode').dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(readPlace()).toEqual(['New York', 'NY'])
  })
})

test('what the server has filled in stands in the fields of the form that was sent', async () => {
  await type('city', 'Spring')
  await type('city', '')
  const shipping = { ...values, city: 'Springfield', province: 'IL' }
  await draw({
    status: 200,
    values: { shipping },
    errors: {},
    message: null,
    said: { kind: 'notice', text: 'Filled in' },
  })
  expect(readPlace()).toEqual(['Springfield', 'IL'])
})
