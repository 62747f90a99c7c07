import { type RequestFacts } from '~/context.server'
import { readSessionCookie, sessionTokens } from './session-cookie.server'

/**
 * Whether an answer that was kept may be given once more: the session that it has begun or renewed lives, or else the one
 * that the request comes with. A guest's is given without any.
 * @param setCookies its `Set-Cookie` values
 * @throws CommerceError where the backend does not answer
 */
export async function mayReplay(
  { cookies, commerce }: Pick<RequestFacts, 'cookies' | 'commerce'>,
  setCookies: readonly string[],
): Promise<boolean> {
  const given = await Promise.all(setCookies.map((line) => readSessionCookie(line.split(';', 1)[0] ?? '')))
  const record = given.findLast((one) => one !== null) ?? (await readSessionCookie(cookies))
  if (!record) return true
  const token = await sessionTokens.decrypt(record.token)
  return token !== null && commerce.as({ token }).sessions.isConfirmed()
}
