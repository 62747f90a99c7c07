// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FlashText } from './frame'
import { useFlash } from './use-flash'

let flash: FlashText | null
let root: ReturnType<typeof createRoot>

function Page() {
  return useFlash(flash)?.text ?? null
}

const router = createMemoryRouter([
  { path: '/failing', element: <Page key="failure" /> },
  { path: '*', element: <Page /> },
])

async function go(to: string | -1) {
  await act(async () => (to === -1 ? router.navigate(to) : router.navigate(to)))
  return document.body.textContent
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: undefined })
})

test('a message stays with the page that it came to, whatever part of it is gone to', async () => {
  flash = { kind: 'success', text: 'Removed' }
  await router.navigate('/addresses')
  await act(async () => root.render(<RouterProvider router={router} />))
  expect(document.body.textContent).toBe('Removed')
  expect(await go('/addresses#main')).toBe('Removed')
  expect(await go('/products/mug')).toBe('')
  expect(await go(-1), 'it was told').toBe('')
  expect(await go('/failing')).toBe('')
})

test('the same words come again with another form', async () => {
  flash = { kind: 'success', text: 'Removed' }
  await router.navigate('/addresses')
  await act(async () => root.render(<RouterProvider router={router} />))
  expect(await go('/products/mug')).toBe('')
  flash = { ...flash }
  expect(await go('/addresses')).toBe('Removed')
})
