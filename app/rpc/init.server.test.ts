import { type TRPCError } from '@trpc/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type RequestContext } from '~/context.server'
import { toLocale } from '~/i18n/locales'
import { createCallerFactory, localizedProcedure, personalProcedure, publicProcedure, router } from './init.server'

const regions = [{ id: 'reg_1', countries: ['at'] }]

function createContext(): RequestContext {
  const catalogue = { read: async () => regions }
  const locale = toLocale('en', 'us')
  return { cookies: 'cart_x=1', locale, headers: new Headers(), commerce: { catalogue } } as unknown as RequestContext
}

const caller = createCallerFactory(
  router({
    stuck: personalProcedure.query(() => new Promise<string>(() => undefined)),
    own: personalProcedure.query(({ ctx }) => ctx.cookies),
    shared: publicProcedure.query(({ ctx }) => ctx.cookies),
    localized: localizedProcedure.query(({ ctx }) => [
      ctx.locale.tag,
      ctx.t('common:header.bag'),
      ctx.messages('common')['common:header.bag'],
    ]),
  }),
)(createContext())

function refusal(code: string) {
  return expect.objectContaining({ name: 'TRPCError', code })
}

describe('a procedure', () => {
  afterEach(() => vi.useRealTimers())

  it('ends with TIMEOUT where what it waits for does not', async () => {
    vi.useFakeTimers()
    const ended = caller.stuck().catch((error: TRPCError) => error.code)
    await vi.advanceTimersByTimeAsync(8_000)
    expect(await ended).toBe('TIMEOUT')
  })

  it('sees the visitor’s cookies only where it is about the visitor', async () => {
    expect(await caller.own()).toBe('cart_x=1')
    expect(await caller.shared()).toBeNull()
  })

  it('speaks the locale that its input names', async () => {
    expect(await caller.localized({ locale: 'de-at' })).toEqual(['de-AT', 'Warenkorb', 'Warenkorb'])
  })

  it.each(['', 'de', 'de-AT', 'it-at', 'xx-yy', 'en-us', '../..', 'de-at\0'])(
    'refuses %j where no page of the shop has that locale',
    async (locale) => {
      await expect(caller.localized({ locale })).rejects.toEqual(refusal('BAD_REQUEST'))
    },
  )
})
