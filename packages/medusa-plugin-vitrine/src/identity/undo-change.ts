import type { EntityManager } from 'typeorm'
import jwt from 'jsonwebtoken'
import { isText } from './proof'

const audience = 'vitrine:undo-email'
const lifeSeconds = 72 * 60 * 60

/** What `makeUndoToken` has signed. */
interface UndoClaims extends jwt.Claims {
  customer_id: string
  changed_at: number
  email: string
}

const readUndone = `
  SELECT extract(epoch FROM undone_at) * 1000 AS "undoneAt" FROM vitrine_identity WHERE customer_id = $1`
const noteUndone = 'UPDATE vitrine_identity SET undone_at = to_timestamp($2 / 1000.0) WHERE customer_id = $1'

/** Names a change of an account's address for its mail. @param jti of its proof */
export function nameChange(customerId: string, jti: string) {
  return [customerId, Date.now(), jti].join(':')
}

/**
 * What the former address takes the change of an account's address back with, for 72 hours.
 * @param changeId of `nameChange`
 * @param email the former address
 */
export function makeUndoToken(changeId: string, email: string, secret: string) {
  const [customerId, changedAt, jti] = changeId.split(':')
  const claims = { customer_id: customerId, changed_at: Number(changedAt), email }
  return jwt.sign(claims, secret, { audience, jwtid: jti, expiresIn: lifeSeconds })
}

export function readUndoToken(token: unknown, secret: string): UndoClaims | null {
  if (!isText(token, { from: 1, to: 2000 })) return null
  try {
    return jwt.verify(token, secret, { audience, algorithms: ['HS256'] }) as UndoClaims
  } catch {
    return null
  }
}

/**
 * Notes that the changes of an account's address up to now are undone. Whoever changed it may have changed it more than
 * once: the mails to addresses in between take nothing back any more.
 * @param changedAt unix milliseconds of the change that is undone
 * @returns false where it was among those that were undone before
 */
export async function noteUndo(manager: EntityManager, customerId: string, changedAt: number): Promise<boolean> {
  const [known]: { undoneAt: string | null }[] = await manager.query(readUndone, [customerId])
  if (known?.undoneAt && changedAt <= Number(known.undoneAt)) return false
  await manager.query(noteUndone, [customerId, Date.now()])
  return true
}
