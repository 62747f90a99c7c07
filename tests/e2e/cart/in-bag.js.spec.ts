import { expect, browserTest as test } from '../../support/shop'
import { add, findVariant, makeMug, orderElsewhere, readCartId, toProductPath } from './cart-steps'

test('a product’s page says how many are in the bag, and takes them out and puts them back', async ({
  page,
  context,
  admin,
  t,
}) => {
  const mug = await makeMug(admin, 'Mug in the bag')
  const title = t('common:punctuation.choice', { title: mug.title, choice: 'Small' })
  await page.goto(toProductPath(mug))
  const row = page.getByTestId('in-bag')
  const count = page.getByTestId('cart-count')
  await expect(row).toHaveCount(0)
  await add(page)
  const added = page.getByText(t('cart:done.added', { title, count: 1 }))
  await expect(row).toContainText(t('cart:add.in-bag', { count: 1 }))
  await expect(added).toBeVisible()
  const other = await context.newPage()
  await other.goto(toProductPath(mug))
  await row.getByRole('button', { name: t('common:quantity.increase') }).click()
  await expect(row).toContainText(t('cart:add.in-bag', { count: 2 }))
  await expect(count).toHaveText('2')
  await expect(other.getByTestId('in-bag')).toContainText(t('cart:add.in-bag', { count: 2 }))
  for (const left of [1, 0]) {
    await row.getByRole('button', { name: t('common:quantity.decrease') }).press('Enter')
    await expect(count).toHaveText(String(left))
  }
  await expect(added, 'what was taken out is not said to be there').toHaveCount(0)
  await expect(row).toContainText(t('cart:done.removed', { title }))
  await expect(row.getByRole('button', { name: t('cart:add.undo') })).toBeFocused()
  await row.getByRole('button', { name: t('cart:add.undo') }).press('Enter')
  await expect(row).toContainText(t('cart:add.in-bag', { count: 1 }))
  await expect(row.getByRole('button', { name: t('common:quantity.increase') })).toBeFocused()
  await expect(other.getByTestId('cart-count')).toHaveText('1')
  await page.goto('cart')
  await expect(count).toHaveText('1')
})

test.describe('what could not be changed', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('is told in the shop’s words, and the bag is then what it is', async ({ page, context, admin, t }) => {
    await page.goto(toProductPath(await makeMug(admin, 'Mug ordered from elsewhere')))
    await add(page)
    await orderElsewhere(await readCartId(context))
    await page
      .getByTestId('in-bag')
      .getByRole('button', { name: t('common:quantity.increase') })
      .click()
    await expect(page.getByText(t('cart:notices.ordered')).last()).toBeVisible()
    await expect(page.getByTestId('cart-count')).toHaveText('0')
    await expect(page.getByTestId('in-bag')).toHaveCount(0)
  })
})

test.describe('what could not be put back', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('says why, and can be put back once it is there again', async ({ page, admin, t }) => {
    const mug = await makeMug(admin, 'Mug sold out meanwhile')
    const { id: variantId } = findVariant(mug, 'Large')
    const title = t('common:punctuation.choice', { title: mug.title, choice: 'Large' })
    await page.goto(toProductPath(mug, 'Large'))
    await add(page)
    const row = page.getByTestId('in-bag')
    await row.getByRole('button', { name: t('common:quantity.decrease') }).click()
    const undo = row.getByRole('button', { name: t('cart:add.undo') })
    await expect(undo).toBeVisible()
    await admin.setStock(mug.id, variantId, 0)
    await undo.click()
    await expect(page.getByText(t('cart:errors.sold-out', { title })).last()).toBeVisible()
    await admin.setStock(mug.id, variantId, 2)
    await undo.click()
    await expect(row).toContainText(t('cart:add.in-bag', { count: 1 }))
    await expect(page.getByText(t('cart:errors.sold-out', { title }))).toHaveCount(0)
  })
})

test('a bag of another country is counted, and changed on its own page alone', async ({
  page,
  admin,
  t,
  language,
  nameCountry,
}) => {
  const mug = await makeMug(admin, 'Mug from abroad')
  await page.goto(toProductPath(mug))
  await add(page)
  await page.goto(`/${language}-us/${toProductPath(mug)}`)
  const row = page.getByTestId('in-bag')
  await expect(row).toContainText(t('cart:add.in-bag', { count: 1 }))
  await expect(row.getByRole('button')).toHaveCount(0)
  await row.getByRole('link', { name: t('cart:add.view') }).click()
  const places = { bag: nameCountry('de'), here: nameCountry('us'), bagCurrency: 'EUR', hereCurrency: 'USD' }
  await expect(page.getByRole('heading', { name: t('cart:region.heading', places) })).toBeVisible()
})

test('an answer that a proxy has spoiled asks for a reload, and leaves the bag as it was', async ({
  page,
  admin,
  t,
}) => {
  await page.goto(toProductPath(await makeMug(admin, 'Mug behind a proxy')))
  await add(page)
  await page.route('**/api/trpc/**', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"odd":true}' }),
  )
  await page
    .getByTestId('in-bag')
    .getByRole('button', { name: t('common:quantity.increase') })
    .click()
  await expect(page.getByText(t('common:rpc.outdated')).last()).toBeVisible()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
})
