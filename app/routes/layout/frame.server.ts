import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { listCategoryTree } from '~/features/catalog/categories.server'
import { toCategoryLink } from '~/features/catalog/category-tree'
import { listPages } from '~/features/content/content.server'
import { listCountries } from '~/features/region/countries.server'
import { getLanguageOffer } from '~/features/region/language-offer.server'
import { getRegion } from '~/features/region/region.server'
import { clearFlash, type Flash } from '~/http/server/flash.server'
import { type MessageKey } from '~/i18n/keys'
import { toLocale } from '~/i18n/locales'
import { defaultLocale, knownLanguages } from '~/i18n/resources.server'
import { type FlashText } from './frame'
import { type LightChoice } from './light-form'
import { type MenuCategory } from './site-menu'

/** What stands around the page. `sold` is false where the shop sells nothing to the locale's country. */
export async function getFrame(ctx: RequestContext) {
  await ctx.session.renew()
  const [region, categories, countries] = await Promise.all([getRegion(ctx), listCategoryTree(ctx), listCountries(ctx)])
  if (ctx.flash) {
    ctx.headers.append('Set-Cookie', await clearFlash(ctx.url))
    // what the browser keeps it shows on the way back
    ctx.answer.doNotStore()
  }
  return {
    sold: region !== null,
    locale: region ? ctx.locale : toLocale(ctx.locale.language, defaultLocale.country),
    shopName: env.SHOP_NAME,
    categories: categories.map(toMenuCategory),
    // a page that may be shared says nothing of carts
    cart: ctx.answer.caching === 'public' ? null : await ctx.cart.peek(),
    languages: knownLanguages.map((language) => ({ language, tag: toLocale(language, ctx.locale.country).tag })),
    countries,
    pages: listPages(ctx.locale.language),
    light: toLightChoice(ctx),
    languageOffer: getLanguageOffer(ctx),
    flash: ctx.flash && toFlashText(ctx, ctx.flash),
  }
}

function toLightChoice({ preferences }: RequestContext): LightChoice {
  if (preferences?.light === undefined) return 'auto'
  return preferences.light ? 'on' : 'off'
}

// every page carries the menu: it has no ids
function toMenuCategory({ children, ...category }: MenuCategory): MenuCategory {
  return { ...toCategoryLink(category), children: children.map(toMenuCategory) }
}

function toFlashText({ t }: RequestContext, { kind, key, params, link, added }: Flash): FlashText {
  const text = t(key as MessageKey, params)
  const toLink = ({ to, key: name }: NonNullable<Flash['link']>) => ({ to, text: t(name as MessageKey) })
  return {
    kind,
    text,
    ...(link && { link: toLink(link) }),
    ...(added && {
      added: {
        picture: added.picture,
        sum: t(added.key as MessageKey, added.params),
        link: toLink(added.link),
      },
    }),
  }
}
