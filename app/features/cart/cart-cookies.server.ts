import { z } from 'zod'
import { type Cart } from '~/commerce/shop/cart'
import { type RequestFacts } from '~/context.server'
import { formerCookieFamily, signedCookieFamily } from '~/http/server/cookies.server'
import { isPast, toIssueTime } from '~/http/server/timestamped-value'
import { countPieces } from './cart-count'

const cookieSchema = z.object({
  id: z.string().min(1).max(100),
  /** Pieces in the cart, so that a page view needs no call to the backend. */
  count: z.number().int().min(0),
  /** The account that it belongs to: nobody's pieces are counted who is not signed in to it. */
  account: z.string().max(100).optional(),
  /** When this browser was first given the cart, in Unix seconds; cookies of before 0.2.0 do not say. */
  since: z.number().int().positive().optional(),
})

type Kept = Pick<z.infer<typeof cookieSchema>, 'count' | 'account' | 'since'>

const daySeconds = 24 * 60 * 60

/** However often it is opened, a cart's cookie ends by then, as a session does: so does a copy that somebody keeps in use. */
const absoluteSeconds = 180 * daySeconds

// One name per cart: of two first adds from two tabs, neither answer hides the other's cart.
const cookies = signedCookieFamily('shop-cart_', cookieSchema, { maxAge: 30 * daySeconds })

// What browsers carry from 0.1.0. No other cookie had this shape, and the id has to be that of the name. They have
// another name than today's, so that a process of the former build, which cannot read those, takes none of them away.
// They last 30 days, so with 0.3.0, which has to be later than that, this goes.
const formerCookies = formerCookieFamily('cart_', cookieSchema.omit({ since: true }).strict())

/** The carts of a browser's cookies. */
interface CarriedCarts {
  /** By cart id. */
  carts: Map<string, Kept & { issuedAt: number | null }>
  /** Carts that a cookie of the former kind names. */
  former: Set<string>
  /** `Set-Cookie` values that take away cookies that we did not sign as they are now. */
  edited: Promise<string>[]
}

type CountedCart = Pick<Cart, 'id' | 'items' | 'context'>

/** The cookies of one request that name carts, and those of its answer. */
export class CartCookies {
  readonly #cookies: string | null
  readonly #headers: Headers
  #carried?: Promise<CarriedCarts>

  constructor({ cookies, headers }: Pick<RequestFacts, 'cookies' | 'headers'>) {
    this.#cookies = cookies
    this.#headers = headers
  }

  /** The carts that they name; more than one only after first adds from several tabs at once. */
  async listIds(): Promise<string[]> {
    return [...(await this.#getCarried()).carts.keys()]
  }

  /** Pieces in the carts that are nobody's or this customer's. */
  async count(customerId: string | undefined): Promise<number> {
    const { carts } = await this.#getCarried()
    const own = [...carts.values()].filter(({ account }) => account === undefined || account === customerId)
    return own.reduce((sum, { count }) => sum + count, 0)
  }

  /** Keeps the cart, its number of pieces and its account, for 30 days from now and 180 in all. */
  async remember(cart: CountedCart): Promise<void> {
    const { carts, former } = await this.#getCarried()
    const issuedAt = toIssueTime()
    const kept = { ...toKept(cart), since: carts.get(cart.id)?.since ?? issuedAt }
    carts.set(cart.id, { ...kept, issuedAt })
    this.#set(await cookies.write(toSuffix(cart.id), { id: cart.id, ...kept }))
    if (former.delete(cart.id)) this.#set(await formerCookies.clear(toSuffix(cart.id)))
  }

  /** Renews the cookie where it says something else than the cart, and once a day, so that a bag in use is not lost. */
  async correct(cart: CountedCart): Promise<void> {
    const known = (await this.#getCarried()).carts.get(cart.id)
    const { count, account } = toKept(cart)
    const isSame = known?.count === count && known.account === account
    const isRecent = known?.issuedAt && toIssueTime() - known.issuedAt < daySeconds
    if (!isSame || !isRecent) await this.remember(cart)
  }

  /** Takes the cookie of one cart away: it was ordered, merged into another, or is gone. */
  async forget(cartId: string): Promise<void> {
    const { carts, former } = await this.#getCarried()
    carts.delete(cartId)
    this.#set(await cookies.clear(toSuffix(cartId)))
    if (former.delete(cartId)) this.#set(await formerCookies.clear(toSuffix(cartId)))
  }

  /** Takes edited cookies away. True where there were any. */
  async forgetEdited(): Promise<boolean> {
    const { edited } = await this.#getCarried()
    const clears = await Promise.all(edited.splice(0))
    for (const clear of clears) this.#set(clear)
    return clears.length > 0
  }

  #getCarried(): Promise<CarriedCarts> {
    this.#carried ??= readCookies(this.#cookies)
    return this.#carried
  }

  #set(line: string): void {
    this.#headers.append('Set-Cookie', line)
  }
}

async function readCookies(header: string | null): Promise<CarriedCarts> {
  const [all, before] = await Promise.all([cookies.list(header), formerCookies.list(header)])
  const now = all.filter(({ value }) => value?.since === undefined || !isPast(value.since, absoluteSeconds))
  const former = before.map(({ suffix, value }) => {
    return { suffix, value: value && toSuffix(value.id) === suffix ? value : null, issuedAt: null }
  })
  const carts = new Map(
    [...former, ...now].flatMap(({ value, issuedAt }) => (value ? [[value.id, { ...value, issuedAt }] as const] : [])),
  )
  const clears = [
    ...now.map(({ suffix, value }) => (value ? [] : cookies.clear(suffix))),
    ...former.map(({ suffix, value }) => (value ? [] : formerCookies.clear(suffix))),
  ]
  return { carts, former: new Set(former.flatMap(({ value }) => value?.id ?? [])), edited: clears.flat() }
}

function toSuffix(cartId: string): string {
  return cartId.replace(/\W/g, '').slice(-10)
}

function toKept(cart: CountedCart): Pick<Kept, 'count' | 'account'> {
  return { count: countPieces(cart), account: cart.context.account ?? undefined }
}
