import { test as base } from '@playwright/test'
import { type Admin, type AdminProduct, createAdmin } from './admin'
import {
  type FaultyShop,
  type SharingShops,
  useBareShop,
  useFrailShop,
  useOtherShop,
  usePlainShop,
  useRedisShops,
  useStrictShop,
  useTalkativeShop,
  type OtherShops,
} from './other-shops'

export { expect } from '@playwright/test'

export interface WorkerFixtures extends OtherShops {
  admin: Admin
  /** Small and plenty, for tests that only need something to order: they leave it as it is. */
  bowl: AdminProduct
}

export interface TestFixtures {
  tidyUp: void
  /** A shop whose backend fails as the test says. */
  faultyShop: FaultyShop
  /** Two processes of the shop on one Redis, which the test may stop. */
  sharingShops: SharingShops
}

/** Playwright's test with the tests' administrator and their shops; what opens pages takes that of `shop.ts`. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  admin: [
    async ({}, use) => {
      const admin = await createAdmin()
      await use(admin)
      await admin.made.removeAll()
    },
    { scope: 'worker' },
  ],
  bowl: [
    async ({ admin }, use) => {
      const prices = { eur: 3900, usd: 4200, jpy: 5200 }
      await use(await admin.made.lasting(() => admin.createProduct({ title: 'Bowl', stock: { Small: 5000 }, prices })))
    },
    { scope: 'worker' },
  ],
  tidyUp: [async ({ admin }, use) => admin.made.during(() => use()), { auto: true }],
  otherShop: [async ({}, use) => useOtherShop(use), { scope: 'worker' }],
  strictShop: [async ({}, use) => useStrictShop(use), { scope: 'worker' }],
  bareShop: [async ({}, use) => useBareShop(use), { scope: 'worker' }],
  talkativeShop: [async ({}, use) => useTalkativeShop(use), { scope: 'worker' }],
  plainShop: [async ({}, use) => usePlainShop(use), { scope: 'worker' }],
  frailShop: [async ({}, use) => useFrailShop(use), { scope: 'worker' }],
  redisShops: [async ({}, use) => useRedisShops(use), { scope: 'worker' }],
  faultyShop: async ({ frailShop }, use) => {
    await use(frailShop)
    await frailShop.backend.restore()
  },
  sharingShops: async ({ redisShops }, use) => {
    await use(redisShops)
    await redisShops.startRedis()
  },
})
