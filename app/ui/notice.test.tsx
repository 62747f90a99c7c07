import { expect, test } from 'vitest'
import { renderHtml } from '../../tests/support/render'
import { Notice } from './notice'

test('an error interrupts, anything else waits for a pause', async () => {
  expect(await renderHtml(<Notice kind="error">{'Sold out'}</Notice>)).toContain('role="alert"')
  expect(await renderHtml(<Notice kind="success">{'Added'}</Notice>)).toContain('role="status"')
})

test('the kind is said in words, not by colour alone', async () => {
  const html = await renderHtml(<Notice kind="notice">{'The price changed'}</Notice>)
  expect(html).toContain('Please note: </span>The price changed')
})
