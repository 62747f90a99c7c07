import { getZodConstraint } from '@conform-to/zod/v4'
import { isCommerceError } from '~/commerce/errors'
import { type Cart } from '~/commerce/types'
import { type RequestContext } from '~/context.server'
import { keepCart } from '../cart/cart.server'
import { toEmailChange } from '../cart/email-change.server'
import { type PostalAddress } from '../orders/postal-address'
import { listCountries } from '../region/countries.server'
import { formatPhone } from '../region/phone.server'
import { checkAddress, type CheckedAddress } from './address-check'
import { type AddressRules } from './address-rules'
import { type AddressFormData, type Constraints } from './address-form-data'
import { toAddressRules } from './address-rules.server'
import { toAddressStepSchema } from './address.schema'
import { type AddressStepValues, readAddressForm, toAddressInput } from './address-values'
import { type Checkout } from './checkout.server'
import { type FieldIssue } from './field-issues'
import { toFieldMessages } from './field-messages'
import { takeKeptAddress } from './kept-address.server'
import { changeOpenCart } from './open-cart.server'

/** What the address step's form shows; `typed` is what was refused a moment ago. */
export async function getAddressForm(
  ctx: RequestContext,
  { countries, address }: Pick<Checkout, 'countries' | 'address'>,
): Promise<AddressFormData> {
  const names = await listCountries(ctx)
  const delivery = names.filter(({ code }) => countries.includes(code))
  const [only, ...others] = countries
  const chosen = others.length === 0 ? { shipping: only, billing: only } : {}
  return {
    values: (await takeKeptAddress(ctx)) ?? toShown(toProposed(ctx, countries, address)),
    countries: delivery.map(({ code, name, flag }) => ({ code, name, flag, rules: toShownRules(code, countries) })),
    constraints: toConstraints(getZodConstraint(toAddressStepSchema(countries, chosen))),
  }
}

// a list of provinces is shown where there is one country only
function toShownRules(code: string, { length }: readonly string[]): AddressRules {
  const { province, ...rules } = toAddressRules(code)
  return { ...rules, province: province && length > 1 ? { ...province, options: [] } : province }
}

function toConstraints(constraints: Record<string, Constraints>): Record<string, Constraints> {
  const entries = Object.entries(constraints).filter(([name]) => name === 'email' || name.includes('.'))
  return Object.fromEntries(
    entries.map(([name, { required, minLength, maxLength }]) => [name, { required, minLength, maxLength }]),
  )
}

function toShown(values: AddressStepValues): AddressStepValues {
  const show = (one: PostalAddress) => ({ ...one, phone: formatPhone(one.phone, one.countryCode) })
  return { ...values, shipping: show(values.shipping), billing: show(values.billing) }
}

// Until the shopper has named a country, the one of the page is the likely one.
function toProposed(ctx: RequestContext, countries: string[], values: AddressStepValues): AddressStepValues {
  const { country } = ctx.locale
  if (!countries.includes(country)) return values
  const shipping = values.shipping.firstName === '' ? { ...values.shipping, countryCode: country } : values.shipping
  const billing = values.billing.countryCode === '' ? { ...values.billing, countryCode: country } : values.billing
  return { ...values, shipping, billing }
}

export type AddressOutcome =
  { ok: true; cart: Cart } | { ok: false; values: AddressStepValues; messages: Record<string, string> }

/**
 * Keeps the typed e-mail and addresses with the cart, or says what is wrong with each field.
 * @throws a redirect where there is no cart to keep them with
 */
export function saveAddress(ctx: RequestContext, form: FormData): Promise<AddressOutcome> {
  const values = readAddressForm(form)
  return changeOpenCart(
    ctx,
    async (cart) => {
      const checked = checkAddress(
        values,
        cart.region.countries.map(({ iso_2: code }) => code),
      )
      if (!checked.ok) return refuse(ctx, values, checked.issues)
      const saved = await putAddress(ctx, cart, checked.address)
      return saved ? { ok: true, cart: saved } : refuse(ctx, values, [{ name: 'email', rule: 'pattern' }])
    },
    form,
  )
}

async function refuse(ctx: RequestContext, values: AddressStepValues, issues: FieldIssue[]): Promise<AddressOutcome> {
  const names = await listCountries(ctx)
  const toName = (code: string) => names.find((country) => country.code === code)?.name ?? code.toUpperCase()
  return { ok: false, values, messages: toFieldMessages(ctx.t, issues, values, toName) }
}

/** Null where Medusa does not take the e-mail address. */
async function putAddress(ctx: RequestContext, cart: Cart, address: CheckedAddress): Promise<Cart | null> {
  const { email, shipping, billing = shipping } = address
  const change = {
    ...(await toEmailChange(ctx, cart, email)),
    shipping_address: toAddressInput(shipping),
    billing_address: toAddressInput(billing),
    // the language of the mails about it
    context: { locale: ctx.locale.code },
  }
  const shopper = ctx.commerce.as({})
  const put = () => shopper.put(({ carts }) => carts.update(cart.id, change))
  try {
    const { cart: changed } = await put().catch((error: unknown) => {
      // two carts named the same new customer at once, and the other one has just made it
      if (isCommerceError(error, 'invalid') && error.medusaType === 'duplicate_error') return put()
      throw error
    })
    await keepCart(ctx, changed)
    return changed
  } catch (error) {
    if (isCommerceError(error, 'invalid') && /email/i.test(error.medusaMessage ?? '')) return null
    throw error
  }
}
