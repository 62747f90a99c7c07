import { z } from 'zod'
import { type RequestContext } from '~/context.server'
import { readLimitedText } from '~/http/server/read-body.server'

const maxBodyBytes = 4096
const maxTextLength = 500

// one line of plain text each: whoever posts here writes into our log
const text = z.string().transform((value) => value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ').slice(0, maxTextLength))

const entrySchema = z.object({
  level: z.enum(['error', 'warn', 'debug']).catch('error'),
  code: z.string().regex(/^\w{1,64}$/),
  message: text.optional(),
  name: text.optional(),
  url: text.optional(),
})

/** Logs one complaint of a browser; the answer's status says whether it was one. @throws TooManyError */
export async function logClientError(ctx: RequestContext, request: Request): Promise<number> {
  await ctx.limits.count('client-log')
  const body = await readLimitedText(request, maxBodyBytes)
  if (body === null) return 413
  const entry = entrySchema.safeParse(Object.fromEntries(new URLSearchParams(body)))
  if (!entry.success) return 400
  const { level, ...client } = entry.data
  ctx.log[level]({ client }, 'a browser reports a failure of its sign-in code')
  return 204
}
