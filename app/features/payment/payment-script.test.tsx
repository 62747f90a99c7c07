import { expect, it } from 'vitest'
import { toLocale } from '~/i18n/locales'
import { renderHtml } from '../../../tests/support/render'
import { PaymentScript } from './payment-script'

const data = { publishableKey: 'pk_test_x', clientSecret: 'pi_1_secret_2' }

function render(providerId: string, language: 'en' | 'de' = 'en') {
  const next = {
    method: 'post',
    action: '/review',
    fields: <input type="hidden" name="cartId" value="cart_1" />,
  } as const
  const form = <PaymentScript script={{ providerId, data }} next={next} amount={1250} currency="eur" />
  return renderHtml(form, { locale: toLocale(language, 'de') })
}

it('says to a browser without script why the form cannot be there, in the page’s language', async () => {
  expect(await render('stripe')).toMatch(/^<noscript>[^<]*JavaScript[^<]*<\/noscript>$/)
  expect(await render('stripe', 'de')).not.toBe(await render('stripe'))
})

it('sends neither a form nor the payment’s keys before script has taken over', async () => {
  for (const provider of ['stripe', 'manual', 'unknown']) {
    const html = await render(provider)
    expect(html).not.toContain('<form')
    expect(html).not.toContain('secret')
    expect(html).not.toContain('cart_1')
  }
})
