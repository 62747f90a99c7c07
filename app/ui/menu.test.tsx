import { expect, test } from 'vitest'
import { renderHtml } from '../../tests/support/render'
import { Icon } from './icon'
import { Menu } from './menu'

test('a branch has a sign for closed and one for open, and neither is read out', async () => {
  const html = await renderHtml(<Menu label="Home">{null}</Menu>)
  const [right, down] = await Promise.all([
    renderHtml(<Icon name="chevron-right" />),
    renderHtml(<Icon name="chevron-down" />),
  ])
  expect(html).toContain(`Home${right}${down}</summary>`)
  expect(html.match(/<svg/g)).toHaveLength(2)
  expect(html.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(2)
})

test('a sign that shows a direction is mirrored in writing from right to left, another is not', async () => {
  expect(await renderHtml(<Icon name="chevron-right" />)).toContain('data-mirror')
  for (const name of ['chevron-down', 'close', 'menu'] as const) {
    expect(await renderHtml(<Icon name={name} />)).not.toContain('data-mirror')
  }
})
