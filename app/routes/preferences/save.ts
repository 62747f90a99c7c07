import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { getContext } from '~/context.server'
import { preferencesSchema } from '~/features/region/region.schema'
import { toLocaleAddress } from '~/http/locale-address'
import { preferencesCookie } from '~/http/server/preferences.server'
import { readLimitedForm } from '~/http/server/read-body.server'
import { toReturnPath } from '~/http/return-to'
import { getLocale } from '~/i18n/locales'
import { knownLanguages } from '~/i18n/resources.server'
import { isMerchantPath, paths } from '~/paths'
import { redirectTo } from '~/respond.server'

// a body that is no form chooses nothing
const nothing = new FormData()

const lightChoices = { on: true, off: false, auto: undefined }

/** Remembers the country, language or light version that a form chose, or that none is to be offered, and goes on where the visitor was. */
export async function action(args: ActionFunctionArgs) {
  const ctx = await getContext(args)
  const form = preferencesSchema.parse(Object.fromEntries((await readLimitedForm(args.request)) ?? nothing))
  const returnTo = toReturnPath(form.returnTo, '/')
  const locale = getLocale(`${form.language}-${form.country}`, knownLanguages)
  const preferences = {
    ...ctx.preferences,
    ...(locale ? { locale: locale.code } : {}),
    ...(form.declinesLanguages ? { declinesLanguages: true } : {}),
    ...(form.light ? { light: lightChoices[form.light] } : {}),
  }
  ctx.headers.append('Set-Cookie', await preferencesCookie.write(preferences))
  // their addresses name no locale
  if (isMerchantPath(returnTo)) return redirectTo(ctx, paths.merchant())
  return redirectTo(ctx, locale ? toLocaleAddress(returnTo, locale.code) : returnTo)
}

/** To the languages and countries of the page that a link names; a reload of a form's address is no page of its own. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await getContext(args)
  const returnTo = toReturnPath(ctx.url.searchParams.get('returnTo'), '/')
  return redirectTo(ctx, returnTo === '/' ? returnTo : `${returnTo.replace(/#.*$/, '')}#languages`)
}
