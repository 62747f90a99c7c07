import type { EntityManager } from 'typeorm'
import { refuse } from './spend-proof'
import { isText, type Proof } from './proof'
import { randomUUID } from 'node:crypto'

const findOne = `
  SELECT p.customer_id AS "customerId" FROM vitrine_provider_account p JOIN customer c ON c.id = p.customer_id
  WHERE p.issuer = $1 AND p.subject = $2 AND c.has_account AND c.deleted_at IS NULL`

// of an account that the back office has deleted
const forgetStale = `
  DELETE FROM vitrine_provider_account p WHERE p.issuer = $1 AND p.subject = $2
    AND NOT EXISTS (SELECT 1 FROM customer c WHERE c.id = p.customer_id AND c.has_account AND c.deleted_at IS NULL)`

const addOne = `
  INSERT INTO vitrine_provider_account (id, issuer, subject, customer_id, email) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (issuer, subject) DO NOTHING`

const listOwn = `
  SELECT id, issuer, email FROM vitrine_provider_account WHERE customer_id = $1 ORDER BY connected_at, id`

const removeOwn = `
  WITH removed AS (DELETE FROM vitrine_provider_account WHERE id = $1 AND customer_id = $2 RETURNING id)
  SELECT id FROM removed`

/**
 * Somebody at an OpenID Connect provider: the ID token's `iss` and `sub`, and the address that it names.
 */

export interface ProviderIdentity {
  issuer: string
  subject: string
  email?: string
}

/** The customer who signs in so; null for nobody. */
export async function findConnected(
  manager: EntityManager,
  { issuer, subject }: ProviderIdentity,
): Promise<string | null> {
  const [found]: { customerId: string }[] = await manager.query(findOne, [issuer, subject])
  return found?.customerId ?? null
}

/** Lets them sign in to the account from now on. @returns false where they sign in to another one */
export async function connect(
  manager: EntityManager,
  identity: ProviderIdentity,
  customerId: string,
): Promise<boolean> {
  const { issuer, subject, email = null } = identity
  await manager.query(forgetStale, [issuer, subject])
  await manager.query(addOne, [randomUUID(), issuer, subject, customerId, email])
  return (await findConnected(manager, identity)) === customerId
}

/** @returns the oldest first */
export function listConnected(
  manager: EntityManager,
  customerId: string,
): Promise<{ id: string; issuer: string; email: string | null }[]> {
  return manager.query(listOwn, [customerId])
}

/** @returns false where the customer has none of this id */
export async function disconnect(manager: EntityManager, id: string, customerId: string): Promise<boolean> {
  return (await manager.query(removeOwn, [id, customerId])).length > 0
}

/** Nobody signs in to the account by a provider any more. */
export async function disconnectAll(manager: EntityManager, customerId: string) {
  await manager.query('DELETE FROM vitrine_provider_account WHERE customer_id = $1', [customerId])
}

/** Who signs in, of a proof that names them. @throws MedusaError unauthorized */
export function requireIdentity({ issuer, subject, email }: Proof): ProviderIdentity {
  if (!isText(issuer, { from: 1, to: 500 }) || !isText(subject, { from: 1, to: 255 })) throw refuse()
  return { issuer, subject, email }
}
