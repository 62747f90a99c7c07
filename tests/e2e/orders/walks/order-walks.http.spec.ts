import { test } from '../../../support/test'
import { startPlainHands } from './hands'
import { walk } from './walk'

const walks = Number(process.env.ORDER_WALKS) || 12
const first = Number(process.env.ORDER_SEED) || 1
// who asks for a single one wants to know the shortest that fails as well
const shrinkMs = walks === 1 ? 10 * 60_000 : 0

test.describe.configure({ timeout: 180_000 + shrinkMs })

for (let seed = first; seed < first + walks; seed += 1) {
  test(`whatever happens to an order, it adds up (ORDER_SEED=${seed})`, async ({ admin }, info) => {
    const story = await walk({ admin, seed, startHands: startPlainHands, shrinkMs })
    info.annotations.push({ type: 'story', description: story })
  })
}
