import { endEverywhere, registerCustomer, signInByForm } from '../auth/sign-in-steps'
import { connectRpc, refusalOf, rpcLinks } from '../../support/rpc-client'
import { expect, test } from '../../support/shop'
import { findVariant, listCartCookies, makeMug, orderElsewhere, readCartId } from './cart-steps'

for (const [name, link] of rpcLinks) {
  test(`a script fills, changes and empties the bag through ${name}`, async ({ context, admin, shopLocale, t }) => {
    const { cart } = connectRpc(context, { link })
    const locale = shopLocale
    const mug = await makeMug(admin, 'Mug of a script')
    const { id: variantId } = findVariant(mug, 'Small')
    const title = t('common:punctuation.choice', { title: mug.title, choice: 'Small' })
    expect(await cart.summary.query()).toEqual({ id: '', items: [], count: 0 })
    const added = await cart.add.mutate({ locale, variantId, quantity: 2, attempt: 'one' })
    expect(added).toEqual({
      cart: {
        id: await readCartId(context),
        items: [{ id: expect.stringMatching(/^item_/), variantId, quantity: 2 }],
        count: 2,
        region: expect.stringMatching(/^reg_/),
      },
      text: t('cart:done.added', { title, count: 2 }),
      undo: null,
    })
    const again = await cart.add.mutate({ locale, variantId, quantity: 2, attempt: 'one' })
    expect(again.cart, 'the same nonce adds once').toEqual(added.cart)
    const lineId = added.cart.items[0]?.id ?? ''
    const changed = await cart.setQuantity.mutate({ locale, lineId, quantity: 5 })
    expect(changed.cart).toMatchObject({ items: [{ id: lineId, quantity: 5 }], count: 5 })
    expect(await cart.summary.query()).toEqual(changed.cart)
    const emptied = await cart.setQuantity.mutate({ locale, lineId, quantity: 0 })
    expect(emptied).toMatchObject({
      cart: { items: [], count: 0 },
      text: t('cart:done.removed', { title }),
      undo: { lineId, variantId, quantity: 5 },
    })
    const back = await cart.add.mutate({ locale, variantId, quantity: 5, undoes: lineId })
    expect(back.cart).toMatchObject({ id: added.cart.id, items: [{ variantId, quantity: 5 }], count: 5 })
  })
}

test('calls of one batch, and scripts that call at once, lose nothing', async ({
  context,
  admin,
  shopLocale: locale,
}) => {
  const { cart } = connectRpc(context)
  const mug = await makeMug(admin, 'Mug of a batch')
  const line = { locale, variantId: findVariant(mug, 'Small').id, quantity: 1 }
  await cart.add.mutate(line)
  await Promise.all([cart.add.mutate(line), cart.add.mutate(line), connectRpc(context).cart.add.mutate(line)])
  expect((await cart.summary.query()).count).toBe(4)
})

test('what cannot be done is refused by its code and in words of the page’s language', async ({
  context,
  admin,
  shopLocale: locale,
  newShopper,
  t,
}) => {
  const { cart } = connectRpc(context)
  const mug = await makeMug(admin, 'Mug that is short')
  const { id: variantId } = findVariant(mug, 'Large')
  const title = t('common:punctuation.choice', { title: mug.title, choice: 'Large' })
  const unknown = refusalOf(cart.add.mutate({ locale, variantId: 'variant_unknown', quantity: 1 }))
  expect(await unknown).toMatchObject({ code: 'NOT_FOUND', said: t('cart:errors.unknown-variant') })
  const much = refusalOf(cart.add.mutate({ locale, variantId, quantity: 3 }))
  expect(await much).toMatchObject({ code: 'CONFLICT', said: t('cart:errors.short', { title, count: 2 }) })
  const odd = refusalOf(cart.add.mutate({ locale, variantId, quantity: 0.5 }))
  expect(await odd).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: 'quantity' }] })
  expect(await refusalOf(cart.add.mutate({ locale: 'xx-yy', variantId, quantity: 1 }))).toMatchObject({
    code: 'BAD_REQUEST',
    issues: [{ path: 'locale' }],
  })
  expect(await listCartCookies(context), 'none of it has made a bag').toEqual([])

  const { cart: full } = await cart.add.mutate({ locale, variantId, quantity: 1 })
  const lineId = full.items[0]?.id ?? ''
  const stale = cart.setQuantity.mutate({ locale, lineId, quantity: 0, seen: 2 })
  expect(await refusalOf(stale), 'another device may have put more in').toMatchObject({
    code: 'CONFLICT',
    said: t('cart:errors.changed-meanwhile', { title, count: 1 }),
  })
  const stranger = connectRpc(await newShopper())
  const taken = stranger.cart.setQuantity.mutate({ locale, lineId, quantity: 0 })
  expect(await refusalOf(taken), 'to know a line is not to have it').toMatchObject({ code: 'NOT_FOUND' })
  expect(await cart.summary.query()).toEqual(full)
})

test('a bag that was ordered meanwhile is a conflict, and the next add begins a new one', async ({
  context,
  admin,
  shopLocale: locale,
  t,
}) => {
  const { cart } = connectRpc(context)
  const { id: variantId } = findVariant(await makeMug(admin, 'Mug ordered meanwhile'), 'Small')
  const { cart: first } = await cart.add.mutate({ locale, variantId, quantity: 1 })
  await orderElsewhere(first.id)
  const late = cart.setQuantity.mutate({ locale, lineId: first.items[0]?.id ?? '', quantity: 2 })
  expect(await refusalOf(late)).toMatchObject({ code: 'CONFLICT', said: t('cart:notices.ordered') })
  expect(await cart.summary.query()).toEqual({ id: '', items: [], count: 0 })
  const { cart: next } = await cart.add.mutate({ locale, variantId, quantity: 1 })
  expect(next.id).not.toBe(first.id)
})

test('the bag of an account that is signed in no more needs its sign-in', async ({
  page,
  context,
  admin,
  shopLocale: locale,
  t,
}) => {
  const { cart } = connectRpc(context)
  const { id: variantId } = findVariant(await makeMug(admin, 'Mug of an account'), 'Small')
  const customer = await registerCustomer('Cora')
  await signInByForm(page, customer, `/${locale}/cart`)
  const { cart: own } = await cart.add.mutate({ locale, variantId, quantity: 1 })
  await endEverywhere(customer)
  const late = cart.setQuantity.mutate({ locale, lineId: own.items[0]?.id ?? '', quantity: 2 })
  expect(await refusalOf(late)).toMatchObject({ code: 'UNAUTHORIZED', said: t('cart:notices.locked') })
})
