import { expect, it } from 'vitest'
import { renderHtml } from '../../../tests/support/render'
import { toLocale } from '../../i18n/locales'
import { ReturnAddress } from './return-address'

it('names the merchant’s address line by line', async () => {
  const html = await renderHtml(<ReturnAddress lines={['Shop', 'Ring 1']} />, { locale: toLocale('de', 'at') })
  expect(html).toContain('Senden Sie es an')
  expect(html).toContain('<span><bdi>Shop</bdi></span><span><bdi>Ring 1</bdi></span>')
})

it('says that the merchant will name it where none is set', async () => {
  expect(await renderHtml(<ReturnAddress lines={[]} />)).toContain('We will write to tell you the address')
})
