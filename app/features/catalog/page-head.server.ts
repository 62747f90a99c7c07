import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { listRegions } from '~/features/region/region.server'
import { type PageHead } from '~/http/page-head'
import { languages, toLocale } from '~/i18n/locales'

interface HeadInput {
  title: string
  description?: string | null
  /** The list's page; the first has the plain address. */
  page?: number
}

/** The head of the page at the request's address; nothing of the query but the list's page makes it another page. */
export async function toPageHead(ctx: RequestContext, { title, description, page = 1 }: HeadInput): Promise<PageHead> {
  const regions = await listRegions(ctx)
  const countries = regions.flatMap((region) => region.countries)
  return {
    title: `${page > 1 ? ctx.t('catalog:list.title', { title, page }) : title} · ${env.SHOP_NAME}`,
    ...(description ? { description: toSummary(description) } : {}),
    canonical: ctx.url.origin + ctx.url.pathname + (page > 1 ? `?page=${page}` : ''),
    locales: languages.flatMap((language) => countries.map((country) => toLocale(language, country).code)),
    defaultLocale: env.DEFAULT_LOCALE,
  }
}

function toSummary(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length <= 160 ? plain : `${plain.slice(0, 160).replace(/\s+\S*$/, '')} …`
}
