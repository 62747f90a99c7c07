import { expect, test } from 'vitest'
import { renderHtml } from '../../tests/support/render'
import { Button, ButtonLink } from './button'

test('a button submits, and while it is pending it says so without losing the focus', async () => {
  const html = await renderHtml(
    <Button name="intent" value="add" pending>
      {'Add'}
    </Button>,
  )
  expect(html).toContain('type="submit"')
  expect(html).toContain('name="intent" value="add"')
  expect(html).toContain('aria-disabled="true" aria-busy="true" data-pending=""')
  expect(html).not.toContain(' disabled')
})

test('a button that waits for nothing carries no mark', async () => {
  const html = await renderHtml(<Button kind="quiet">{'Remove'}</Button>)
  expect(html).toBe('<button class="button" data-kind="quiet" type="submit">Remove</button>')
})

test('a link that looks like a button is a link', async () => {
  const html = await renderHtml(
    <ButtonLink to="/en-us/checkout" wide>
      {'Checkout'}
    </ButtonLink>,
  )
  expect(html).toBe('<a class="button" data-kind="primary" data-wide="" href="/en-us/checkout">Checkout</a>')
})
