import { initTRPC, TRPCError } from '@trpc/server'
import { z } from 'zod'
import { type RequestContext, toContext } from '~/context.server'
import { speak } from '~/i18n/speak.server'
import { type LimitedAction } from '~/features/limits/rate-limits.server'
import { getRegion } from '~/features/region/region.server'
import { getLocale, type Locale } from '~/i18n/locales'
import { knownLanguages } from '~/i18n/resources.server'
import { formatError } from './error-shape.server'

/** What a procedure says about itself. */
export interface ProcedureMeta {
  /** How long anybody may keep its answers, in seconds; without it nobody keeps them. */
  sharedForSeconds?: number
}

const t = initTRPC.context<RequestContext>().meta<ProcedureMeta>().create({ errorFormatter: formatError, isDev: false })

export const { router, createCallerFactory } = t

const callDeadlineMs = 8_000

/** Every question ends by then, whatever it waits for; a write goes on, as a form's does, so that its answer tells what became of it. */
const limitTime = t.middleware(async ({ next, type }) => {
  if (type === 'mutation') return next()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TRPCError({ code: 'TIMEOUT' })), callDeadlineMs)
  })
  return Promise.race([next(), late]).finally(() => clearTimeout(timer))
})

/** A procedure about one visitor, by the request's cookies. Nobody keeps its answers. */
export const personalProcedure = t.procedure.use(limitTime)

/** A procedure that answers everybody alike: the visitor's cookies do not reach it. */
export const publicProcedure = personalProcedure.use(({ ctx, next }) =>
  next({ ctx: toContext({ ...ctx, cookies: null, preferences: null, flash: null }, ctx.security) }),
)

/** Refuses a call (`TOO_MANY_REQUESTS`) of a network that makes too many; each of a batch counts. */
export function limited(action: LimitedAction) {
  return t.middleware(async ({ ctx, next }) => {
    await ctx.limits.count(action)
    return next()
  })
}

const localeInput = z.object({
  /** The page's locale, `de-at`: an address under `/api` has none. */
  locale: z.string().transform((code, { addIssue }) => {
    const locale = getLocale(code, knownLanguages)
    if (!locale) addIssue('Not a locale of this shop')
    return locale ?? z.NEVER
  }),
})

/** A public procedure whose input names the page's locale; the context speaks it, and the shop sells to its country. */
export const localizedProcedure = publicProcedure
  .input(localeInput)
  .use(async ({ ctx, input, next }) => next({ ctx: await toLocalized(ctx, input.locale) }))

/** The same about one visitor. */
export const personalLocalizedProcedure = personalProcedure
  .input(localeInput)
  .use(async ({ ctx, input, next }) => next({ ctx: await toLocalized(ctx, input.locale) }))

// a context of its own: other calls of the same batch may speak otherwise
async function toLocalized(ctx: RequestContext, locale: Locale): Promise<RequestContext> {
  const localized = toContext({ ...ctx, ...speak(locale) }, ctx.security)
  if (!(await getRegion(localized))) throw new TRPCError({ code: 'BAD_REQUEST', message: 'Not a country of this shop' })
  return localized
}
