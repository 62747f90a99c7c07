// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyAddress } from '~/commerce/shop/address'
import { defaultLocale } from '~/i18n/resources.server'
import { I18nProvider } from '~/i18n/use-t'
import { AddressFields } from './address-fields'
import { toAddressRules } from './country-rules.server'

let root: ReturnType<typeof createRoot>

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('form')))
  const countries = ['us', 'de', 'it', 'ca'].map((code) => ({
    code,
    name: code,
    flag: null,
    rules: toAddressRules(code),
  }))
  const values = { ...emptyAddress, countryCode: 'us', province: 'TX' }
  const props = {
    group: 'shipping',
    values,
    errors: {},
    countries,
    constraints: {},
    enforced: true,
    askPlace: async () => null,
  } as const
  const speech = { locale: defaultLocale, messages: {}, timeZone: 'UTC' }
  const element = createElement(I18nProvider, { ...speech, children: createElement(AddressFields, props) })
  const future = { v7_startTransition: true }
  const router = createMemoryRouter([{ path: '/', element }])
  await act(async () => root.render(createElement(RouterProvider, { router, future })))
})

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: undefined })
})

function find(name: string) {
  return document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="shipping.${name}"]`)
}

async function set(name: string, value: string) {
  const field = find(name)
  const { prototype } = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
    for (const type of ['input', 'change']) field?.dispatchEvent(new Event(type, { bubbles: true }))
  })
}

test('another country brings its own fields and takes nothing that was typed', async () => {
  await set('city', 'Austin')
  await set('postalCode', '73301')
  await set('province', 'NY')
  await set('countryCode', 'de')
  expect(find('province')).toBeNull()
  expect([find('city')?.value, find('postalCode')?.value]).toEqual(['Austin', '73301'])
  await set('countryCode', 'it')
  expect([find('province')?.tagName, find('province')?.value]).toEqual(['SELECT', ''])
  await set('province', 'MI')
  await set('countryCode', 'us')
  expect([find('province')?.value, find('city')?.value]).toEqual(['NY', 'Austin'])
  await set('countryCode', 'it')
  expect(find('province')?.value).toBe('MI')
})

test('the parts of the place stand in the order of the country', async () => {
  const order = () => {
    const names = [...document.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name)
    return names.filter((name) => /postalCode|city|province/.test(name)).map((name) => name.split('.')[1])
  }
  expect(order(), 'from which the others follow').toEqual(['postalCode', 'city', 'province'])
  await set('countryCode', 'ca')
  expect(order()).toEqual(['city', 'province', 'postalCode'])
  await set('countryCode', 'it')
  expect(order()).toEqual(['postalCode', 'city', 'province'])
})
