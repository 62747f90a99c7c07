import { expectAccessible } from '../../support/axe'
import { expectFits } from '../../support/fits'
import { expect, test } from '../../support/shop'
import { fromOwnPage, lineOf, makeMug, quantityOf } from './cart-steps'
import { fillBag, makeBowl } from '../checkout/checkout-steps'

test.use({ viewport: { width: 320, height: 640 } })

test(
  'a bag travels to another device by its address, where it is looked at first and taken over once',
  { tag: '@plain' },
  async ({ page, admin, t, money, newShopper, scripting }) => {
    const [mug, bowl] = await Promise.all([makeMug(admin, 'Sent mug'), makeBowl(admin, 'Own bowl')])
    await fillBag(page, mug)
    await fillBag(page, mug)
    await page.goto('cart')
    await page.getByText(t('cart:shared.send')).click()
    const url = await page.getByLabel(t('cart:shared.address')).inputValue()
    await expectFits(page)

    const elsewhere = await newShopper()
    const device = await elsewhere.newPage()
    await device.goto('cart')
    await fillBag(device, bowl)
    await device.goto(url)
    await expect(device.getByRole('heading', { level: 1, name: t('cart:shared.heading') })).toBeVisible()
    const shown = device.getByTestId('shared-line')
    await expect(shown).toContainText(mug.title)
    await expect(shown).toContainText(money(25, 'EUR'))
    await expect(device.getByTestId('cart-count'), 'looking changes nothing').toHaveText('1')
    await expectFits(device)
    if (scripting) await expectAccessible(device)

    await device.getByRole('button', { name: t('cart:shared.take-over') }).click()
    await expect(device.getByText(t('cart:shared.taken'))).toBeVisible()
    await expect(quantityOf(lineOf(device, mug.title))).toHaveValue('2')
    await expect(quantityOf(lineOf(device, bowl.title))).toHaveValue('1')
    const again = await elsewhere.request.post(url, { headers: fromOwnPage, maxRedirects: 0 })
    expect(again.status()).toBe(303)
    await device.reload()
    await expect(quantityOf(lineOf(device, mug.title)), 'sent twice, it is added once').toHaveValue('2')

    await page.reload()
    await expect(quantityOf(lineOf(page, mug.title)), 'the sender keeps the bag').toHaveValue('2')
    const edited = await device.goto(url.slice(0, -4))
    expect(edited?.status()).toBe(404)
    await expect(device.getByRole('heading', { level: 1 })).toHaveText(t('cart:shared.invalid'))
    await expect(device.getByRole('link', { name: t('cart:shared.own-bag') })).toBeVisible()
  },
)
