import { paths } from '../../../app/paths'
import { expectAccessible } from '../../support/axe'
import { errorSummary } from '../../support/error-summary'
import { inFieldOrder } from '../../support/field-order'
import { toPattern } from '../../support/messages'
import { expect, test } from '../../support/shop'
import { typeName } from '../../support/typing'
import { liftLimits } from '../../support/shopper/lift-limits'
import { fetchToken, makeCustomer, readSession, registerCustomer } from './sign-in-steps'

test.beforeEach(async ({ page, shopLocale, t }) => {
  await page.goto(paths.signIn(undefined, paths.account(shopLocale)))
  await page.getByRole('link', { name: t('auth:register.title') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:register.title'))
})

test('registration with existing user shows error message', { tag: '@plain' }, async ({ page, t }) => {
  const { firstName, lastName, email } = await registerCustomer('Ada')
  await page.locator('[name=firstName]').fill(firstName)
  await page.locator('[name=lastName]').fill(lastName)
  await page.locator('[name=email]').fill(email.toUpperCase())
  await page.locator('[name=password]').fill('another password')
  await page.getByRole('button', { name: t('auth:register.submit') }).click()

  await expect(errorSummary(page)).toContainText(t('auth:fields.email-taken'))
  await expect(page.locator('[name=email]')).toHaveAccessibleDescription(toPattern(t('auth:fields.email-taken')))
  await expect(page.locator('[name=firstName]')).toHaveValue(firstName)
  await expect(page.locator('[name=password]')).toHaveValue('')
  expect(await readSession(page.context())).toEqual({})
})

test('registration with empty form data highlights corresponding input', async ({ page, t, scripting }) => {
  await liftLimits(page)
  await page.getByRole('button', { name: t('auth:register.submit') }).click()
  const messages = await inFieldOrder(page, {
    firstName: t('auth:fields.first-name-required'),
    lastName: t('auth:fields.last-name-required'),
    email: t('auth:fields.email-required'),
    password: t('auth:fields.password-required'),
  })
  const summary = errorSummary(page)
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText(messages.map(([, text]) => text))
  for (const [name, text] of messages) {
    const field = page.locator(`[name=${name}]`)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(toPattern(text))
  }
  if (scripting) await expectAccessible(page)
  // where the shopper was about to go is kept
  await expect(page).toHaveURL(/callbackUrl=/)
  await page.locator('[name=firstName]').fill('<b>Ada</b>')
  await page.locator('[name=lastName]').fill('Go to evil.example')
  await page.locator('[name=password]').fill('short')
  await liftLimits(page)
  await page.getByRole('button', { name: t('auth:register.submit') }).click()
  await expect(summary).toContainText(t('auth:fields.name-characters'))
  await expect(summary).toContainText(t('auth:fields.name-link'))
  await expect(page.locator('[name=lastName]')).toHaveValue('Go to evil.example')
  await expect(summary).toContainText(t('auth:fields.password-short', { count: 8 }))
})

test(
  'a password that others would try first is refused at its field, and what was typed stays',
  { tag: '@plain' },
  async ({ page, t }) => {
    const customer = makeCustomer('Ada')
    for (const field of ['firstName', 'lastName', 'email'] as const) {
      await page.locator(`[name=${field}]`).fill(customer[field])
    }
    for (const [password, text] of [
      ['password', t('auth:fields.password-common')],
      ['12345678', t('auth:fields.password-common')],
      ['Ada-Doe-1815', t('auth:fields.password-own')],
    ] as const) {
      await page.locator('[name=password]').fill(password)
      await page.getByRole('button', { name: t('auth:register.submit') }).click()
      await expect(errorSummary(page).getByRole('link')).toHaveText([text])
      await expect(page.locator('[name=password]')).toHaveAccessibleDescription(toPattern(text))
      await expect(page.locator('[name=password]')).toHaveValue('')
      await expect(page.locator('[name=email]')).toHaveValue(customer.email)
    }
    await expect(fetchToken({ ...customer, password: 'password' })).rejects.toThrow('401')
  },
)

test(
  'successful registration and navigation to account overview',
  { tag: '@core' },
  async ({ page, shopLocale, language, t }) => {
    const { firstName, lastName, whole } = typeName(language)
    const customer = { ...makeCustomer('Gita'), firstName, lastName }
    for (const field of ['firstName', 'lastName', 'email', 'password'] as const) {
      await page.locator(`[name=${field}]`).fill(customer[field])
    }
    await page.getByRole('button', { name: t('auth:register.submit') }).click()
    await expect(page).toHaveURL(paths.account(shopLocale))
    expect(await readSession(page.context())).toMatchObject({ user: { name: whole, email: customer.email } })
    expect(await fetchToken(customer)).toBeTruthy()
  },
)
