import { chooseOpen, valueOf } from '../catalog/choice-steps'
import { expect } from '../../support/shop'
import { getSearchField } from '../search/search-steps'
import { headed, hear, there } from './spoken-steps'

hear('what is heard of a list', 'list', async ({ page, log, t, seeded, scripting }) => {
  const chosen = page.getByRole('navigation', { name: t('catalog:filter.active') })
  await log.act('opens the start page', () => page.goto(''), headed(page, t('catalog:home.title')))
  await log.act('opens a collection', () => page.goto('collections/harbour'), headed(page, seeded('title', 'Harbour')))
  await log.read('what can be chosen', '.list-bar')
  const inStock = page.getByRole('checkbox', { name: t('catalog:filter.in-stock') })
  const apply = page.getByRole('button', { name: t('catalog:filter.apply') })
  const tick = async () => {
    await inStock.focus()
    await inStock.check()
    if (!scripting) await apply.press('Enter')
  }
  await log.act('ticks “In stock”', tick, there(chosen))
  await page.locator('.sort summary').press('Enter')
  const byName = page.locator('.sort').getByRole('link', { name: t('catalog:sort.name'), exact: true })
  await log.act(
    'sorts by name',
    () => byName.press('Enter'),
    () => expect(page).toHaveURL(/sort=name/),
  )
  await log.act(
    'takes the filter back',
    () => chosen.getByRole('link').first().press('Enter'),
    () => expect(chosen).toHaveCount(0),
  )
  await log.act(
    'opens a list of several pages',
    () => page.goto('categories/home'),
    headed(page, seeded('title', 'Home')),
  )
  const second = t('common:pagination.page', { page: 2 })
  const next = page.getByRole('link', { name: t('common:pagination.next') })
  await log.act(
    'follows “Next”',
    () => next.press('Enter'),
    there(page.getByRole('link', { name: second, exact: true }).and(page.locator('[aria-current]'))),
  )
})

hear('what is heard of a search', 'search', async ({ page, log, t, language, scripting }) => {
  const query = language === 'ar' ? 'كومو' : 'kumo'
  await log.act('opens the start page', () => page.goto(''), headed(page, t('catalog:home.title')))
  const field = getSearchField(page)
  if (scripting) {
    await log.act('types into the search', () => field.pressSequentially(query), there(page.getByRole('option')))
    await log.act(
      'goes to the first suggestion',
      () => field.press('ArrowDown'),
      there(page.getByRole('option', { selected: true })),
    )
    await field.press('Escape')
  }
  await field.fill(query)
  const results = (text: string) => headed(page, t('search:results', { query: text }))
  await log.act('searches', () => field.press('Enter'), results(query))
  const other = page.locator('main input[name=q]:not([type=hidden])')
  await other.fill('qqxzv')
  await log.act(
    'searches for what is not there',
    () => other.press('Enter'),
    headed(page, t('search:none.title', { query: 'qqxzv' })),
  )
  await log.read('what is said of it', 'main')
})

hear('what is heard of a choice', 'choice', async ({ page, log, t, seeded, scripting }) => {
  const [color, size] = [seeded('option', 'Color'), seeded('option', 'Size')]
  await log.act(
    'opens a product',
    () => page.goto(`products/${seeded('handle', 'kumo-mug')}`),
    headed(page, seeded('title', 'Kumo Mug')),
  )
  await log.read('the product', '.product-buy')
  const sizes = page.getByRole('group', { name: size }).getByRole('radio')
  if (scripting) {
    await log.act(
      'presses the button without a size',
      () => page.getByTestId('add-to-cart').press('Enter'),
      () => expect(sizes.first()).toBeFocused(),
    )
    const sage = valueOf(page, color, seeded('value', 'Sage'))
    await log.act(
      'chooses a colour',
      () => sage.press('Space'),
      () => expect(page).toHaveURL(/option\.Color=Sage/),
    )
  } else {
    const choose = page.getByRole('button', { name: t('catalog:picker.show') })
    await valueOf(page, color, seeded('value', 'Sage')).check()
    await log.act('chooses a colour and has it shown', () => choose.press('Enter'), there(sizes))
  }
  await chooseOpen(page)
  await log.act(
    'adds it',
    () => page.getByTestId('add-to-cart').press('Enter'),
    () => expect(page.getByTestId('cart-count')).toHaveText('1'),
  )
})
