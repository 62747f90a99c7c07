import { type Page } from '@playwright/test'
import { expect, browserTest as test } from '../../support/shop'
import { openSignIn } from './sign-in-steps'

/** A browser whose list at the address field stays open and whose dialog is cancelled; `asked` names what it was asked for. */
async function watchPasskeys(page: Page) {
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(true)
    navigator.credentials.get = ({ mediation = 'dialog', signal } = {}) => {
      asked.push(mediation)
      return new Promise((_resolve, reject) => {
        if (mediation === 'dialog') return reject(new DOMException('cancelled', 'NotAllowedError'))
        signal?.addEventListener('abort', () => {
          asked.push(`no ${mediation}`)
          reject(new DOMException('aborted', 'AbortError'))
        })
      })
    }
  })
  return () => page.evaluate<string[]>('window.asked')
}

test('the address field offers passkeys again when their dialog was cancelled', async ({ page, t, shopLocale }) => {
  const readAsked = await watchPasskeys(page)
  await openSignIn(page, `/${shopLocale}`)
  await expect.poll(readAsked).toEqual(['conditional'])
  const enter = page.getByRole('button', { name: t('auth:passkey.submit') })
  for (const times of [1, 2]) {
    await enter.click()
    await expect(page.locator('.notice').filter({ hasText: t('auth:passkey.cancelled') })).toBeVisible()
    const round = ['no conditional', 'dialog', 'conditional']
    await expect.poll(readAsked).toEqual(['conditional', ...Array.from({ length: times }, () => round).flat()])
  }
})
