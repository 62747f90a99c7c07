import { readField } from '../../support/html'
import { expect, test } from '../../support/shop'
import { add, findVariant, lineOf, listCartCookies, makeMug, postCart, quantityOf, toProductPath } from './cart-steps'

test('the first add from two tabs makes one cart', async ({ context, admin, t }) => {
  const [mug, bowl] = await Promise.all([makeMug(admin, 'Left mug'), makeMug(admin, 'Right bowl')])
  const [left, right] = await Promise.all([context.newPage(), context.newPage()])
  await Promise.all([left.goto(toProductPath(mug)), right.goto(toProductPath(bowl))])
  await Promise.all([left, right].map((page) => page.getByTestId('add-to-cart').click({ noWaitAfter: true })))
  for (const [page, { title }] of [
    [left, mug],
    [right, bowl],
  ] as const) {
    await expect(
      page.getByText(
        t('cart:done.added', { title: t('common:punctuation.choice', { title: title, choice: 'Small' }), count: 1 }),
      ),
    ).toBeVisible()
  }
  await Promise.all([left, right].map((page) => page.goto('cart')))
  for (const page of [left, right]) {
    await page.reload()
    await expect(page.getByTestId('cart-line')).toHaveCount(2)
    await expect(quantityOf(lineOf(page, mug.title))).toHaveValue('1')
    await expect(quantityOf(lineOf(page, bowl.title))).toHaveValue('1')
    await expect(page.getByTestId('cart-count')).toHaveText('2')
  }
  expect(await listCartCookies(context)).toHaveLength(1)
})

test(
  'five first adds of the same thing at once are five pieces in one cart',
  { tag: '@plain' },
  async ({ context, page, admin }) => {
    const mug = await makeMug(admin, 'Crowded mug')
    const form = { variantId: findVariant(mug, 'Small').id, quantity: '1' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => postCart(context, form)))
    expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303, 303, 303])
    expect(await listCartCookies(context)).toHaveLength(5)
    await Promise.all([page.goto('cart'), context.request.get('cart'), context.request.get('cart')])
    await expect(quantityOf(lineOf(page, mug.title))).toHaveValue('5')
    await page.reload()
    await expect(quantityOf(lineOf(page, mug.title))).toHaveValue('5')
    await expect(page.getByTestId('cart-line')).toHaveCount(1)
    expect(await listCartCookies(context)).toHaveLength(1)
  },
)

test('adds to one cart at once are all counted', { tag: '@plain' }, async ({ context, page, admin }) => {
  const mug = await makeMug(admin, 'Busy mug')
  await page.goto(toProductPath(mug))
  await add(page)
  const form = { variantId: findVariant(mug, 'Small').id, quantity: '2' }
  await Promise.all(Array.from({ length: 6 }, () => postCart(context, form)))
  await page.goto('cart')
  await expect(quantityOf(lineOf(page, mug.title))).toHaveValue('13')
  await expect(page.getByTestId('cart-count')).toHaveText('13')
})

test(
  'more than there is never gets in, from however many tabs',
  { tag: '@plain' },
  async ({ context, page, admin }) => {
    const mug = await makeMug(admin, 'Rare mug')
    await page.goto(toProductPath(mug))
    await add(page)
    const form = { variantId: findVariant(mug, 'Large').id, quantity: '1' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => postCart(context, form)))
    expect(answers.map((answer) => answer.status()).sort()).toEqual([303, 303, 409, 409, 409])
    await page.goto('cart')
    await expect(quantityOf(lineOf(page, 'Large'))).toHaveValue('2')
  },
)

test(
  'two first carts that do not fit together are put together as far as they do, and the page says so',
  { tag: '@plain' },
  async ({ context, page, admin, t }) => {
    const mug = await makeMug(admin, 'Overfull mug')
    const form = { variantId: findVariant(mug, 'Large').id, quantity: '2' }
    await Promise.all([postCart(context, form), postCart(context, form)])
    await page.goto('cart')
    await expect(page.getByText(t('cart:notices.folded-in-part'))).toBeVisible()
    await expect(quantityOf(lineOf(page, mug.title))).toHaveValue('2')
  },
)

test(
  'forms for two things ask for two, also from two tabs with the same page',
  { tag: '@plain' },
  async ({ context, page, admin }) => {
    const [mug, bowl] = [await makeMug(admin, 'Left mug'), await makeMug(admin, 'Right mug')]
    const variants = [mug, bowl].map((one) => findVariant(one, 'Small').id)
    const attempt = `shared ${mug.id}`.slice(0, 64)
    const forms = variants.map((variantId) => ({ variantId, quantity: '1', attempt }))
    await Promise.all(forms.map((form) => postCart(context, form)))
    await page.goto('cart')
    for (const { title } of [mug, bowl]) await expect(quantityOf(lineOf(page, title)), title).toHaveValue('1')
  },
)

test(
  'one page’s form sent twice within a moment asks for one thing; two pages’ forms ask for two',
  { tag: '@plain' },
  async ({ context, page, admin }) => {
    const mug = await makeMug(admin, 'Twice mug')
    const form = { variantId: findVariant(mug, 'Small').id, quantity: '1' }
    const pages = await Promise.all([1, 2].map(() => context.request.get(`products/${mug.handle}`)))
    const attempts = await Promise.all(pages.map(async (answer) => readField(await answer.text(), 'attempt')))
    const [left, right] = attempts
    if (!left || !right) throw new Error('the form carries no mark of its own')
    expect(left).not.toBe(right)

    await Promise.all([right, left, left, right].map((attempt) => postCart(context, { ...form, attempt })))
    await page.goto('cart')
    await expect(quantityOf(lineOf(page, mug.title)), 'as first adds, each with a cart of its own').toHaveValue('2')

    const marks = ['again', 'again', 'once more']
    await Promise.all(marks.map((attempt) => postCart(context, { ...form, attempt })))
    await page.goto('cart')
    await expect(quantityOf(lineOf(page, mug.title)), 'as adds to the cart').toHaveValue('4')
  },
)
