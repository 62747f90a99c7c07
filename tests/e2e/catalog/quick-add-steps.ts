import { type Admin } from '../../support/admin'
import { type MessageKey } from '../../../app/i18n/keys'
import { type MessageParams } from '../../../app/i18n/translate'
import { expect, type ShopPage } from '../../support/shop'
import { makeMug } from '../cart/cart-steps'

interface World {
  page: ShopPage
  admin: Admin
  t: (key: MessageKey, params?: MessageParams) => string
}

/** Opens a list with a mug of the test's own, of which a size has to be chosen. */
export async function findChoice({ page, admin, t }: World) {
  const mug = await makeMug(admin, `Manymug ${crypto.randomUUID().slice(0, 8)}`)
  const choose = page.getByRole('link', { name: t('catalog:card.choose-label', { title: mug.title }) })
  await expect(async () => {
    await page.goto(`search?q=${encodeURIComponent(mug.title)}`)
    await expect(choose).toBeVisible()
  }).toPass()
  return { choose, mug }
}
