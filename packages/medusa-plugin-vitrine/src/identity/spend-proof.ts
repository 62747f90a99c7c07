import type { EntityManager } from 'typeorm'
import { MedusaError } from '@medusajs/utils'
import { lockAccount } from './accounts'
import { clockToleranceSeconds, isText, type Proof } from './proof'
import { spend } from './spend-once'

const longestLinkSeconds = 24 * 60 * 60

/**
 * Counts a proof, which counts once, and so does what it was made of, a mailed link or a passkey's challenge (`link_id`,
 * until `link_exp` in unix seconds): in the transaction of what it does, so that a link is not used up by what did not
 * come about.
 * @throws MedusaError unauthorized
 */
export async function spendProof(manager: EntityManager, { jti, exp, link_id: linkId, link_exp: linkExp }: Proof) {
  if (!(await spend(manager, `proof ${jti}`, exp + 2 * clockToleranceSeconds))) throw refuse()
  if (linkId === undefined) return
  if (!isText(linkId, { from: 16, to: 128 }) || typeof linkExp !== 'number' || !Number.isInteger(linkExp))
    throw refuse()
  if (linkExp > Date.now() / 1000 + longestLinkSeconds) throw refuse()
  if (!(await spend(manager, `link ${linkId}`, linkExp + clockToleranceSeconds))) throw refuse()
}

/**
 * Lets nobody else change the account until the transaction ends.
 * @throws MedusaError unauthorized where its tokens were made void since `generation`
 */
export async function requireGeneration(manager: EntityManager, customerId: string, generation: unknown) {
  const account = await lockAccount(manager, customerId)
  if (account?.generation !== generation) throw refuse()
}

export const refuse = () => new MedusaError(MedusaError.Types.UNAUTHORIZED, 'Not accepted')
