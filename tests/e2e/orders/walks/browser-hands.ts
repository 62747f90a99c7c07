import { type Page } from '@playwright/test'
import { parseHtml } from '../../../support/html'
import { type FormSought, type Hands, type Screen, toCartId } from './hands'

/** A browser that runs the shop's script: its forms are filled in and their buttons pressed. */
export function startBrowserHands(page: Page): Hands {
  async function show(): Promise<Screen> {
    const { pathname, search } = new URL(page.url())
    return { path: pathname + search, document: parseHtml(await page.content()) }
  }

  /** Where the form stands among those of the page. */
  function findForm({ to, having }: FormSought): Promise<number> {
    return page.locator('form').evaluateAll(
      (forms, sought) =>
        (forms as HTMLFormElement[]).findIndex((form) => {
          if (form.method !== 'post' || new URL(form.action).pathname !== sought.to) return false
          if (!sought.having) return true
          const [name = '', value = ''] = sought.having.split('=')
          return [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].some((one) => one.value === value)
        }),
      { to, having },
    )
  }

  return {
    async open(path) {
      await page.goto(path)
      return show()
    },
    async send(screen, sought, typed = {}) {
      const index = await findForm(sought)
      if (index < 0) throw new Error(`${screen.path} has no form to ${sought.to} with ${sought.having}`)
      const form = page.locator('form').nth(index)
      const folded = form.locator('xpath=ancestor::details[not(@open)]/summary')
      if ((await folded.count()) > 0) await folded.click()
      for (const [name, value] of Object.entries(typed)) {
        const radio = form.locator(`input[type=radio][name="${name}"][value="${value}"]`)
        if ((await radio.count()) > 0) await radio.check()
        else await form.locator(`[name="${name}"]`).fill(value)
      }
      const [name = '', value = ''] = sought.having?.split('=') ?? []
      const named = form.locator(`button[name="${name}"][value="${value}"]`)
      const button =
        sought.having && (await named.count()) > 0 ? named : form.locator('button:not([type=button])').first()
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await button.click()
      await (await answered).finished()
      const { leadsTo, says } = sought
      if (leadsTo) await page.waitForURL(({ pathname }) => leadsTo.test(pathname))
      if (says) await page.getByText(says).first().waitFor()
      return show()
    },
    readCartId: async () => toCartId(await page.context().cookies()),
  }
}
