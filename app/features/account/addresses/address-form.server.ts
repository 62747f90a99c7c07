import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { emptyAddress, type PostalAddress } from '~/commerce/shop/address'
import { type RequestContext } from '~/context.server'
import { type FormAnswer, type Refusal } from '~/forms/form-answer'
import { goOn } from '~/forms/go-on'
import { type Flash } from '~/http/server/flash.server'
import { paths } from '~/paths'
import { checkSingleAddress } from '../../address/address-check'
import { listDoubts } from '../../address/address-doubts'
import { describeAddressFields, toCountryNames } from '../../address/address-fields-data.server'
import { type AddressFormData } from '../../address/address-form-data'
import { toAddressSchema } from '../../address/address.schema'
import { readAddressForm, toWholeAddress, withListedProvince } from '../../address/address-values'
import { type FieldIssue } from '../../address/field-issues'
import { toFieldMessages } from '../../address/field-messages'
import { takeKeptAddress } from '../../address/kept-address.server'
import { fillInPlace, toFilledInNote } from '../../address/postal-place.server'
import { addUnlessKnown } from '../../address/saved-addresses.server'
import { listCountries } from '../../region/countries.server'
import { formatPhone } from '../../address/phone.server'
import { requireCustomer } from '../customer.server'
import { requireOwnAddress } from './own-address.server'

/** What the form holds and sends. */
export interface OwnAddressValues {
  shipping: PostalAddress
  /** What was asked about the address and is sent again as it is, see `listDoubts`. */
  confirmed: string
}

export interface OwnAddressForm extends Pick<AddressFormData, 'countries' | 'constraints'> {
  values: OwnAddressValues
}

/** The form for an address that the customer does not have yet. @throws a redirect where nobody is signed in */
export async function getNewAddressForm(ctx: RequestContext): Promise<OwnAddressForm> {
  const { firstName, lastName } = await requireCustomer(ctx)
  const named = { firstName: firstName ?? '', lastName: lastName ?? '' }
  return toForm(ctx, { ...emptyAddress, ...named, countryCode: ctx.locale.country })
}

/** The form that changes one. @throws the 404 page for an address that is not the customer's */
export async function getAddressForm(ctx: RequestContext, addressId: string | undefined): Promise<OwnAddressForm> {
  const { address } = await requireOwnAddress(ctx, addressId)
  return toForm(ctx, { ...withListedProvince(address), phone: formatPhone(address.phone, address.countryCode) })
}

async function toForm(ctx: RequestContext, values: PostalAddress): Promise<OwnAddressForm> {
  const codes = await listCountryCodes(ctx)
  const schema = z.object({ shipping: toAddressSchema(codes) })
  const kept = await takeKeptAddress(ctx)
  const shown = kept ?? { shipping: values, ...findDoubts(ctx, values) }
  return {
    values: { shipping: shown.shipping, confirmed: shown.confirmed },
    ...(await describeAddressFields(ctx, codes, schema, [shown.shipping.countryCode])),
  }
}

function findDoubts({ locale: { language } }: RequestContext, shipping: Partial<PostalAddress>) {
  return listDoubts({ shipping, billingIs: 'same' }, language)
}

async function listCountryCodes(ctx: RequestContext): Promise<string[]> {
  return (await listCountries(ctx)).map(({ code }) => code)
}

/** Adds the typed address to the customer's. @throws a redirect to the sign-in, which keeps what was typed */
export async function postNewAddress(
  ctx: RequestContext,
  form: FormData,
): Promise<FormAnswer<never, OwnAddressValues>> {
  const { addresses } = await requireCustomer(ctx, form)
  return keepTyped(ctx, form, async (address) => {
    const add = await ctx.session.askAsCustomer(({ account }) => addUnlessKnown(account, addresses, address), form)
    return add === 'known'
      ? { kind: 'notice', key: 'account:addresses.known' }
      : { kind: 'success', key: `account:addresses.${add}` }
  })
}

/**
 * Changes one of the customer's addresses.
 * @throws the 404 page for an address that is not the customer's; a redirect to the sign-in, which keeps what was typed
 */
export async function postAddress(
  ctx: RequestContext,
  form: FormData,
  addressId: string | undefined,
): Promise<FormAnswer<never, OwnAddressValues>> {
  const { id } = await requireOwnAddress(ctx, addressId, form)
  return keepTyped(ctx, form, async (address) => {
    const asked = ctx.session.askAsCustomer(({ account }) => account.changeAddress(id, address), form)
    await asked.catch(async (error: unknown) => {
      if (isCommerceError(error, 'invalid')) await requireOwnAddress(ctx, addressId)
      throw error
    })
    return { kind: 'success', key: 'account:addresses.changed' }
  })
}

async function keepTyped(
  ctx: RequestContext,
  form: FormData,
  keep: (address: PostalAddress) => Promise<Flash>,
): Promise<FormAnswer<never, OwnAddressValues>> {
  const { shipping: typed, confirmed } = readAddressForm(form)
  const { address: shipping, filledIn } = fillInPlace(typed, ctx.locale.language)
  const checked = checkSingleAddress(shipping, await listCountryCodes(ctx), ctx.locale.language)
  if (!checked.ok) return refuse(ctx, { shipping, confirmed }, checked.issues, filledIn)
  const doubts = findDoubts(ctx, checked.address.shipping)
  if (doubts.issues.length > 0 && doubts.confirmed !== confirmed)
    return refuse(ctx, { shipping, confirmed: doubts.confirmed }, doubts.issues, filledIn)
  if (filledIn.length > 0) return refuse(ctx, { shipping, confirmed }, [], filledIn)
  const flash = await keep(toWholeAddress(checked.address.shipping))
  return goOn(paths.accountAddresses(ctx.locale.code), flash)
}

async function refuse(
  ctx: RequestContext,
  values: OwnAddressValues,
  issues: FieldIssue[],
  filledIn: readonly string[],
): Promise<Refusal<OwnAddressValues>> {
  const shipping = withListedProvince(values.shipping)
  const groups = { shipping, billing: shipping }
  const errors = toFieldMessages(ctx, issues, groups, await toCountryNames(ctx))
  const status = issues.length > 0 ? 400 : 200
  const said = toFilledInNote(ctx, filledIn)
  return { ok: false, refused: { status, values: { ...values, shipping }, errors, message: null, said } }
}
