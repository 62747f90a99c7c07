import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { emptyAddress, type PostalAddress } from '~/commerce/shop/address'
import { type RequestContext } from '~/context.server'
import { type FormAnswer } from '~/forms/form-answer'
import { goOn } from '~/forms/go-on'
import { type Flash } from '~/http/server/flash.server'
import { paths } from '~/paths'
import { checkSingleAddress } from '../../address/address-check'
import { describeAddressFields, toCountryNames } from '../../address/address-fields-data.server'
import { type AddressFormData } from '../../address/address-form-data'
import { toAddressSchema } from '../../address/address.schema'
import { readAddressForm, toWholeAddress } from '../../address/address-values'
import { toFieldMessages } from '../../address/field-messages'
import { takeKeptAddress } from '../../address/kept-address.server'
import { addUnlessKnown } from '../../address/saved-addresses.server'
import { listCountries } from '../../region/countries.server'
import { formatPhone } from '../../address/phone.server'
import { requireCustomer } from '../customer.server'
import { requireOwnAddress } from './own-address.server'

export interface OwnAddressForm extends Pick<AddressFormData, 'countries' | 'constraints'> {
  values: PostalAddress
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
  return toForm(ctx, { ...address, phone: formatPhone(address.phone, address.countryCode) })
}

async function toForm(ctx: RequestContext, values: PostalAddress): Promise<OwnAddressForm> {
  const codes = await listCountryCodes(ctx)
  const schema = z.object({ shipping: toAddressSchema(codes) })
  const kept = await takeKeptAddress(ctx)
  return { values: kept?.shipping ?? values, ...(await describeAddressFields(ctx, codes, schema)) }
}

async function listCountryCodes(ctx: RequestContext): Promise<string[]> {
  return (await listCountries(ctx)).map(({ code }) => code)
}

/** Adds the typed address to the customer's. @throws a redirect to the sign-in, which keeps what was typed */
export async function postNewAddress(ctx: RequestContext, form: FormData): Promise<FormAnswer<never, PostalAddress>> {
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
): Promise<FormAnswer<never, PostalAddress>> {
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
): Promise<FormAnswer<never, PostalAddress>> {
  const { shipping: values } = readAddressForm(form)
  const checked = checkSingleAddress(values, await listCountryCodes(ctx), ctx.locale.language)
  if (checked.ok) {
    const flash = await keep(toWholeAddress(checked.address.shipping))
    return goOn(paths.accountAddresses(ctx.locale.code), flash)
  }
  const groups = { shipping: values, billing: values }
  const errors = toFieldMessages(ctx, checked.issues, groups, await toCountryNames(ctx))
  return { ok: false, refused: { status: 400, values, errors, message: null } }
}
