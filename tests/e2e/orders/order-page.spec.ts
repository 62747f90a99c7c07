import { paths } from '../../../app/paths'
import { expectAccessible } from '../../support/axe'
import { expectFits } from '../../support/fits'
import { prepareCart } from '../../support/http-shopper'
import { expect, phone, test } from '../../support/shop'
import { readCartId } from '../cart/cart-steps'
import { fillBag, makeBowl, makePerson, placeOrder } from '../checkout/checkout-steps'

test.use({ viewport: phone })

test(
  'an order can be followed from the confirmation until it was paid back',
  { tag: '@core' },
  async ({ page, admin, money, scripting, shopLocale, t }) => {
    await fillBag(page, await makeBowl(admin, 'Followed bowl'))
    await prepareCart(await readCartId(page.context()), makePerson('de').email)
    await page.goto('checkout/review')
    const id = await placeOrder(page)
    const { display_id: number, total } = await admin.readOrder(id)
    await page.getByRole('link', { name: t('orders:confirmation.order') }).click()
    await expect(page).toHaveURL(paths.order(shopLocale, id))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('orders:confirmation.number', { number }))
    const standing = page.getByRole('region', { name: t('orders:standing.heading') })
    const events = standing.getByRole('list').getByRole('listitem')
    await expect(events).toContainText([t('orders:timeline.placed')])
    await expect(standing).toContainText(t('orders:states.preparing'))
    await expect(standing).toContainText(t('orders:payment-states.open'))
    await expect(page.getByRole('main')).toContainText('Followed bowl')

    await admin.ship(id, ['TRACK 42'])
    await admin.call('POST', `/admin/orders/${id}/capture`)
    await page.reload()
    await expect(standing).toContainText(t('orders:states.shipped'))
    await expect(standing).toContainText(t('orders:payment-states.paid'))
    const paid = `${t('orders:timeline.paid')}${t('common:punctuation.colon')}${money(total / 100, 'EUR')}`
    await expect(events).toContainText([
      t('orders:timeline.placed'),
      t('orders:timeline.packed'),
      t('orders:timeline.parcel', { number: 'TRACK 42' }),
      paid,
    ])
    await expectFits(page)
    if (scripting) await expectAccessible(page)

    await admin.call('POST', `/admin/orders/${id}/refund`, { amount: 500, reason: 'discount' })
    await page.reload()
    await expect(standing).toContainText(t('orders:payment-states.partly-refunded'))
    await expect(events.last()).toContainText(
      `${t('orders:timeline.refunded')}${t('common:punctuation.colon')}${money(5, 'EUR')}`,
    )
    await expect(events.last().getByRole('time')).toBeVisible()
  },
)
