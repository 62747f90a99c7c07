import { browserTest, expect, test } from '../../support/shop'

browserTest(
  'the first page of a visit is drawn without waiting for the stylesheet',
  { tag: '@browser' },
  async ({ page, light }) => {
    test.skip(light, 'who has chosen the light version has been here before')
    // it comes, and says nothing
    await page.route('**/assets/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
    await page.goto('')
    const header = page.getByRole('banner').locator('> *').first()
    await expect(header).toHaveCSS('display', 'grid')
  },
)
