import { expect, it } from 'vitest'
import { toContext } from '../support/request-context'
import { env } from '~/env.server'
import { readEditReturn, toEditReturns } from '~/features/after-sales/order-edits/edit-return.server'
import { type OrderEdit } from '~/commerce/shop/order-edits'
import { readExchangeReturn, toExchangeReturns } from '~/features/after-sales/exchanges/exchange-return.server'
import { createSealedLinks } from '~/features/auth/passwordless/sealed-link.server'
import { readSharedCart, signSharedCart } from '~/features/cart/shared/shared-cart-token.server'
import { readReturn, toReturnAddresses } from '~/features/checkout/payment-return-address.server'
import { type Order } from '~/commerce/shop/order'
import { createTokenCipher } from '~/features/session/token-cipher.server'
import { personalCookie, signedCookie } from '~/http/server/cookies.server'
import { z } from 'zod'

const ctx = toContext({
  locale: { code: 'de-at' },
  url: new URL('https://shop.example/de-at'),
  log: { warn: () => undefined },
})
const seen = { cartId: 'cart_1', mark: 'abc', total: 1250 }
const edit = { id: 'oe_1', orderId: 'order_1', paymentCollectionId: 'paycol_1' } as OrderEdit
const order = { id: 'order_1' } as Order

const toState = ({ success }: { success: string }) => new URL(success).searchParams.get('state') ?? ''

// purposes in the code: whatever a sealed text says, it says it to the one that sealed it
const purposes = [
  'attempt',
  'payment-return',
  'vitrine: backend token in the session cookie',
  'vitrine: link of a forgotten password',
  'vitrine: sign-in by e-mail link',
  'vitrine: change of an e-mail address',
  'vitrine: deletion of an account',
]

it('opens what the shop has sealed or signed for the purpose that it was made for, and for no other', async () => {
  const cookie = signedCookie('text', z.string())
  const links = createSealedLinks('vitrine: sign-in by e-mail link', 'sign-in-link', z.object({ cartId: z.string() }))
  const made: Record<string, string> = {
    'the return to a checkout': toState(await toReturnAddresses(ctx, seen)),
    'the return to an edit': toState(await toEditReturns(ctx, edit, 'abc')),
    'the return to an exchange': toState(await toExchangeReturns(ctx, order, seen)),
    'a shared bag': await signSharedCart({ id: 'cart_1', items: [] }),
    'a mailed link': await links.seal({ cartId: 'cart_1' }),
    'a cookie': ((await cookie.write('text')).split(';')[0] ?? '').slice('text='.length),
  }
  const readers: Record<string, (text: string) => Promise<unknown>> = {
    'the return to a checkout': (text) => readReturn(ctx, text),
    'the return to an edit': (text) => readEditReturn(ctx, text),
    'the return to an exchange': (text) => readExchangeReturn(ctx, text),
    'a shared bag': async (text) => {
      const bag = await readSharedCart(text)
      return bag === 'invalid' ? null : bag
    },
    'a mailed link': (text) => links.open(ctx, text),
    'a cookie': (text) => cookie.read(`text=${text}`),
    'the session’s cookie': (text) => personalCookie('session').parse(`session=${text}`),
  }
  for (const [what, text] of Object.entries(made)) {
    for (const [whose, read] of Object.entries(readers)) {
      expect([what, whose, (await read(text)) !== null]).toEqual([what, whose, what === whose])
    }
  }
})

it('has a key for each purpose', async () => {
  const ciphers = purposes.map((purpose) => createTokenCipher(env.SESSION_SECRETS, purpose))
  for (const [at, cipher] of ciphers.entries()) {
    const sealed = await cipher.encrypt('text')
    const opened = await Promise.all(ciphers.map((one) => one.decrypt(sealed)))
    expect(opened).toEqual(purposes.map((_, other) => (other === at ? 'text' : null)))
  }
})
