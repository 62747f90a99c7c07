import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { clearFlash } from '~/http/server/flash.server'
import { type MessageKey } from '~/i18n/keys'
import { toLocale } from '~/i18n/locales'
import { knownLanguages } from '~/i18n/resources.server'

/** What stands around each of the merchant's pages. It needs no backend. */
export async function getMerchantFrame(ctx: RequestContext) {
  const { flash, locale } = ctx
  if (flash) ctx.headers.append('Set-Cookie', await clearFlash(ctx.url))
  return {
    shopName: env.SHOP_NAME,
    locale,
    flash: flash && { kind: flash.kind, text: ctx.t(flash.key as MessageKey, flash.params) },
    languages: knownLanguages.map((language) => ({ language, tag: toLocale(language, locale.country).tag })),
  }
}

export type MerchantFrameData = Awaited<ReturnType<typeof getMerchantFrame>>
