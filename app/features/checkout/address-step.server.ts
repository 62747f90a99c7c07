import { emptyAddress, type PostalAddress, type SavedAddress } from '~/commerce/shop/address'
import { isCommerceError } from '~/commerce/errors'
import { type Customer } from '~/commerce/shop/account'
import { type Cart } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { type Refusal } from '~/forms/form-answer'
import { type Flash } from '~/http/server/flash.server'
import { isShipped } from '../cart/cart-view'
import { toEmailChange } from '../cart/email-change.server'
import { toLocalAddressLines } from '../address/address-lines.server'
import { formatPhone } from '../address/phone.server'
import { checkAddress, type CheckedAddress } from '../address/address-check'
import { listDoubts } from '../address/address-doubts'
import { describeAddressFields, toCountryNames } from '../address/address-fields-data.server'
import { type AccountPart, type AddressFormData, newAddress } from '../address/address-form-data'
import { toAddressStepSchema } from '../address/address.schema'
import {
  type AddressFormValues,
  type AddressStepValues,
  readAddressForm,
  withListedProvince,
} from '../address/address-values'
import { type FieldIssue } from '../address/field-issues'
import { toFieldMessages } from '../address/field-messages'
import { fillInPlace, toFilledInNote } from '../address/postal-place.server'
import { takeKeptAddress } from '../address/kept-address.server'
import { toProposedId } from '../address/saved-address'
import { addToAccount, findCustomer, listSavedAddresses } from '../address/saved-addresses.server'
import { type Checkout } from './checkout.server'
import { changeOpenCart } from './open-cart.server'

/** What the address step's form shows. */
export async function getAddressForm(
  ctx: RequestContext,
  { cart, countries, address, needsShipping }: Pick<Checkout, 'cart' | 'countries' | 'address' | 'needsShipping'>,
): Promise<AddressFormData> {
  const customer = await findCustomer(ctx)
  const saved = customer?.addresses ?? []
  const [only, ...others] = countries
  const chosen = others.length === 0 ? { shipping: only, billing: only } : {}
  const values = toShown(toNamed(toProposed(ctx, countries, address), customer))
  const proposed = {
    chosenAddress: toProposedId(saved, address.shipping, countries),
    // a first address is typed once for this order and the next
    keepAddress: customer !== null && saved.length === 0 && address.shipping.address1 === '',
    // what the cart has already was asked about
    confirmed: listDoubts(address, ctx.locale.language).confirmed,
  }
  const kept = await takeKeptAddress(ctx)
  const shown = kept ? { ...kept, email: kept.email || address.email } : { ...values, ...proposed }
  const codes = [shown.shipping.countryCode, shown.billing.countryCode]
  return {
    values: shown,
    ...(await describeAddressFields(ctx, countries, toAddressStepSchema(countries, chosen, needsShipping), codes)),
    account: await toAccountPart(ctx, cart, saved),
    isPlaced: needsShipping,
  }
}

// the account's own name, until the shopper has given another
function toNamed(values: AddressStepValues, customer: Customer | null): AddressStepValues {
  const { shipping } = values
  if (!customer || shipping.firstName || shipping.lastName) return values
  const { firstName, lastName } = customer
  return { ...values, shipping: { ...shipping, firstName: firstName ?? '', lastName: lastName ?? '' } }
}

async function toAccountPart(ctx: RequestContext, cart: Cart, saved: SavedAddress[]): Promise<AccountPart | null> {
  const session = await ctx.session.read()
  return (
    session && {
      ownsCart: session.customer.id === cart.customerId,
      saved: saved.map(({ id, address }) => ({
        id,
        lines: toLocalAddressLines(address, ctx),
        isDeliverable: cart.region.countries.includes(address.countryCode),
      })),
    }
  )
}

function toShown(values: AddressStepValues): AddressStepValues {
  const show = (one: PostalAddress) => ({ ...withListedProvince(one), phone: formatPhone(one.phone, one.countryCode) })
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

export type AddressOutcome = { ok: true; cart: Cart; flash?: Flash } | Refusal<AddressFormValues>

/**
 * Keeps e-mail and addresses with the cart, the typed one or one of the customer's own, or says what is wrong with each
 * field. A typed one becomes the customer's where the form says so.
 * @throws a redirect where there is no cart to keep them with
 */
export async function saveAddress(ctx: RequestContext, form: FormData): Promise<AddressOutcome> {
  const typed = readAddressForm(form)
  const isNew = typed.chosenAddress === newAddress
  const saved = isNew ? [] : await listSavedAddresses(ctx)
  const change = async (cart: Cart): Promise<AddressOutcome> => {
    const own = saved.find(({ id }) => id === typed.chosenAddress)?.address
    const email = form.has('email') ? typed.email : (cart.email ?? '')
    const isPlaced = isShipped(cart)
    const sent = { ...typed, email, shipping: own ?? (isPlaced ? typed.shipping : toBillOnly(typed.shipping, cart)) }
    if (!isNew && !own) return refuse(ctx, sent, [{ name: 'chosenAddress', rule: 'choice' }])
    const { values, filledIn } = fillIn(ctx, sent, isPlaced && !own)
    const checked = checkAddress(values, cart.region.countries, isPlaced, ctx.locale.language)
    if (!checked.ok) return refuse(ctx, values, checked.issues, filledIn)
    const { issues, confirmed } = listDoubts({ ...values, ...checked.address }, ctx.locale.language)
    const isAsked = isPlaced && !own && issues.length > 0 && confirmed !== typed.confirmed
    if (isAsked) return refuse(ctx, { ...values, confirmed }, issues, filledIn)
    // nothing goes to a place that its shopper has not seen
    if (filledIn.length > 0) return refuse(ctx, values, [], filledIn)
    const changed = await putAddress(ctx, cart, checked.address)
    return changed ? { ok: true, cart: changed } : refuse(ctx, values, [{ name: 'email', rule: 'pattern' }])
  }
  const outcome = await changeOpenCart(ctx, change, form)
  if (!outcome.ok || !isNew || !typed.keepAddress) return outcome
  const isKept = await addToAccount(ctx, outcome.cart.shippingAddress ?? emptyAddress)
  return isKept ? outcome : { ...outcome, flash: { kind: 'notice', key: 'checkout:address.not-kept' } }
}

// what the form does not ask for stays as it was said before there was nothing to send
function toBillOnly(typed: PostalAddress, cart: Cart): PostalAddress {
  const known = cart.shippingAddress ?? emptyAddress
  const { address1, address2, postalCode, city, province, phone, deliveryNote } = known
  const place = { address1, address2, postalCode, city, province, phone, deliveryNote }
  return known.countryCode === typed.countryCode ? { ...typed, ...place } : typed
}

function fillIn({ locale: { language } }: RequestContext, values: AddressFormValues, isPlaced: boolean) {
  const nothing = (address: PostalAddress) => ({ address, filledIn: [] })
  const shipping = isPlaced ? fillInPlace(values.shipping, language) : nothing(values.shipping)
  const isBilled = values.billingIs === 'separate'
  const billing = isBilled ? fillInPlace(values.billing, language) : nothing(values.billing)
  return {
    values: { ...values, shipping: shipping.address, billing: billing.address },
    filledIn: [...shipping.filledIn, ...billing.filledIn],
  }
}

/** @param filledIn what was not typed but follows from a postcode; with no issues the form is only shown again with it */
async function refuse(
  ctx: RequestContext,
  values: AddressFormValues,
  issues: FieldIssue[],
  filledIn: readonly string[] = [],
): Promise<Refusal<AddressFormValues>> {
  const toName = await toCountryNames(ctx)
  // what is wrong with one of the customer's own is corrected in the fields
  const isTyped = issues.some(({ name }) => name.startsWith('shipping.') || name === 'chosenAddress')
  const [shipping, billing] = [withListedProvince(values.shipping), withListedProvince(values.billing)]
  const shown = { ...values, shipping, billing, ...(isTyped && { chosenAddress: newAddress }) }
  const errors = toFieldMessages(ctx, issues, values, toName)
  const status = issues.length > 0 ? 400 : 200
  return { ok: false, refused: { status, values: shown, errors, message: null, said: toFilledInNote(ctx, filledIn) } }
}

/** Null where the backend does not take the e-mail address. */
export async function putAddress(ctx: RequestContext, cart: Cart, address: CheckedAddress): Promise<Cart | null> {
  const { email, shipping, billing = shipping } = address
  const addresses = { ...(await toEmailChange(ctx, cart, email)), shipping, billing, locale: ctx.locale.code }
  try {
    const changed = await ctx.commerce.as({}).carts.putAddresses(cart.id, addresses)
    await ctx.cart.keep(changed)
    return changed
  } catch (error) {
    if (isCommerceError(error) && error.reason === 'email') return null
    throw error
  }
}
