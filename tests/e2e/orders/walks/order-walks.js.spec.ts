import { requireBrowserPage } from '../../../support/shopper/browser-page'
import { test } from '../../../support/shop'
import { startBrowserHands } from './browser-hands'
import { walk } from './walk'

const walks = Number(process.env.ORDER_WALKS) || 2
const first = Number(process.env.ORDER_SEED) || 1001

test.describe.configure({ timeout: 240_000 })

for (let seed = first; seed < first + walks; seed += 1) {
  test(`with script it adds up as well, whatever happens to an order (ORDER_SEED=${seed})`, async ({
    admin,
    newShopper,
  }) => {
    const startHands = async () => startBrowserHands(requireBrowserPage(await (await newShopper()).newPage()))
    await walk({ admin, seed, startHands })
  })
}
