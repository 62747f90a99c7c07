import { type z } from 'zod'
import { type RequestContext } from '~/context.server'
import { type vitalsSchema } from './vitals.schema'

/** Writes into the log how a page load felt, of whom nothing is known. @throws TooManyError where this network says too much */
export async function recordVitals(ctx: RequestContext, vitals: z.output<typeof vitalsSchema>): Promise<null> {
  await ctx.limits.count('vitals')
  ctx.log.info({ vitals }, 'how a page load felt')
  return null
}
