import { paths } from '../../../app/paths'
import { expectAccessible } from '../../support/axe'
import { errorSummary } from '../../support/error-summary'
import { expectFits } from '../../support/fits'
import { startHttpShopper } from '../../support/http-shopper'
import { expect, phone, test } from '../../support/shop'
import { typeDigits } from '../../support/typing'
import { liftLimits } from '../../support/shopper/lift-limits'
import { orderByHttp } from './order-steps'

test.use({ viewport: phone })

test(
  'a guest finds an order again by its number, e-mail address and postcode',
  { tag: '@plain' },
  async ({ page, admin, scripting, language, shopLocale, t }) => {
    const order = await orderByHttp(admin, await startHttpShopper())
    await page.goto(paths.order(shopLocale, order.id))
    await page
      .getByRole('main')
      .getByRole('link', { name: t('common:footer.look-up') })
      .click()
    await expect(page).toHaveURL(paths.orderLookUp(shopLocale))
    const main = page.getByRole('main')
    const field = (name: string) => main.locator(`[name=${name}]`)
    const send = () => main.getByRole('button', { name: t('orders:look-up.submit') }).click()
    await liftLimits(page)
    await send()
    await expect(errorSummary(page)).toContainText(t('orders:look-up.number-error'))
    await expect(errorSummary(page)).toContainText(t('orders:look-up.email-error'))
    await expectFits(page)
    if (scripting) await expectAccessible(page)

    await field('number').fill(typeDigits(language, String(order.number)))
    await field('email').fill(order.email)
    await field('postalCode').fill('99999')
    await send()
    await expect(errorSummary(page)).toContainText(t('orders:look-up.miss'))
    await expect(field('email')).toHaveValue(order.email)

    await field('email').fill(order.email.toUpperCase())
    await field('postalCode').fill(` ${typeDigits(language, order.postalCode)} `)
    await send()
    await expect(page).toHaveURL(paths.order(shopLocale, order.id))
    const number = t('orders:confirmation.number', { number: order.number })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)
    await expect(main).toContainText(order.bowl.title)
  },
)
