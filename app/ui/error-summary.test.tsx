import { expect, test } from 'vitest'
import { renderHtml } from '../../tests/support/render'
import { ErrorSummary } from './error-summary'

test('each problem leads to its field and the summary takes the focus when the page loads', async () => {
  const html = await renderHtml(
    <ErrorSummary problems={[{ fieldId: 'email', message: 'Enter an e-mail address' }, { message: 'Sold out' }]} />,
  )
  expect(html).toMatch(/^<div class="error-summary" role="alert" tabindex="-1" autofocus="">/i)
  expect(html).toContain('There are 2 problems with this form')
  expect(html).toContain('<a href="#email">Enter an e-mail address</a>')
  expect(html).toContain('<li>Sold out</li>')
})

test('a form without problems has no summary', async () => {
  expect(await renderHtml(<ErrorSummary problems={[]} />)).toBe('')
})

test('messages by field are listed as problems are', async () => {
  const html = await renderHtml(<ErrorSummary problems={{ city: 'Enter the city' }} />)
  expect(html).toContain('<a href="#city">Enter the city</a>')
  expect(await renderHtml(<ErrorSummary problems={undefined} />)).toBe('')
  expect(await renderHtml(<ErrorSummary problems={{}} message="Sold out" />)).toContain('<li>Sold out</li>')
})
