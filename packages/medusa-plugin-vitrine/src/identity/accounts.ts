import type { EntityManager } from 'typeorm'
import { removeAllPasskeys } from './passkeys'
import { disconnectAll } from './provider-accounts'

const readOne = 'SELECT generation, raised_at AS "raisedAt" FROM vitrine_identity WHERE customer_id = $1'

const findOne = `
  SELECT c.id, c.email, array_remove(ARRAY[c.first_name, c.last_name]::text[], NULL) AS names,
    c.password_hash AS "passwordHash", coalesce(i.proved_email = c.email, false) AS proved,
    coalesce(i.generation, 0) AS generation
  FROM customer c LEFT JOIN vitrine_identity i ON i.customer_id = c.id
  WHERE c.has_account AND c.deleted_at IS NULL AND c.email = $1`

const readById = `
  SELECT c.email, coalesce(i.generation, 0) AS generation
  FROM customer c LEFT JOIN vitrine_identity i ON i.customer_id = c.id
  WHERE c.id = $1 AND c.has_account AND c.deleted_at IS NULL`

const lockOne = 'SELECT id FROM customer WHERE id = $1 AND deleted_at IS NULL FOR UPDATE'

const raiseOne = `
  INSERT INTO vitrine_identity (customer_id, generation, raised_at) VALUES ($1, 1, clock_timestamp())
  ON CONFLICT (customer_id) DO UPDATE
  SET generation = vitrine_identity.generation + 1, raised_at = clock_timestamp()
  RETURNING generation`

const proveOne = `
  INSERT INTO vitrine_identity (customer_id, proved_email) VALUES ($1, $2)
  ON CONFLICT (customer_id) DO UPDATE SET proved_email = $2`

// a guest's e-mail is nobody's account, so that no order of another account is among them
const adoptOrders = `
  UPDATE "order" SET customer_id = $1
  WHERE email = $2 AND customer_id IN (SELECT id FROM customer WHERE email = $2 AND NOT has_account)`

const forgetPerson = `
  UPDATE customer SET first_name = NULL, last_name = NULL, phone = NULL, metadata = NULL, billing_address_id = NULL
  WHERE id = $1`

// an order may show the very row, so it stays, but nobody's
const releaseAddresses = 'UPDATE address SET customer_id = NULL WHERE customer_id = $1'

/**
 * What the plugin knows of accounts beside Medusa: the generation of each one's tokens and the address that its owner
 * has proved. An address that changed otherwise than by proof is not proved any more.
 */

export async function readGeneration(
  manager: EntityManager,
  customerId: string,
): Promise<{ generation: number; raisedAt: Date | null }> {
  const [row]: { generation: number; raisedAt: Date | null }[] = await manager.query(readOne, [customerId])
  return row ?? { generation: 0, raisedAt: null }
}

export interface Account {
  id: string
  email: string
  names: string[]
  passwordHash: string | null
  proved: boolean
  generation: number
}

/**
 * The account of an address.
 * @param email in lower case
 */
export async function findAccount(manager: EntityManager, email: string): Promise<Account | null> {
  const [account]: Account[] = await manager.query(findOne, [email])
  return account ?? null
}

/**
 * Lets nobody else change the account until the transaction ends.
 * @returns as it is now; null where there is no such customer
 */
export async function lockAccount(manager: EntityManager, customerId: string): Promise<{ generation: number } | null> {
  const [row]: object[] = await manager.query(lockOne, [customerId])
  return row ? readGeneration(manager, customerId) : null
}

/** Makes all tokens of an account void that were issued up to now. @returns the new generation */
export async function raiseGeneration(manager: EntityManager, customerId: string): Promise<number> {
  const [{ generation }] = await manager.query(raiseOne, [customerId])
  return generation
}

/**
 * Takes out of an account what whoever had it has entered, and the providers and passkeys that they signed in with. Its
 * orders and its customer groups stay.
 */
export async function clearAccount(manager: EntityManager, customerId: string) {
  await manager.query(forgetPerson, [customerId])
  await closeOtherWays(manager, customerId)
  await manager.query(releaseAddresses, [customerId])
}

/** Lets neither a provider nor a passkey open the account any more. */
export async function closeOtherWays(manager: EntityManager, customerId: string) {
  await disconnectAll(manager, customerId)
  await removeAllPasskeys(manager, customerId)
}

/** Notes that the account's owner reads what is mailed to `email`, and gives the account what guests ordered with it. */
export async function markProved(manager: EntityManager, customerId: string, email: string) {
  await manager.query(proveOne, [customerId, email])
  await manager.query(adoptOrders, [customerId, email])
}

/** What an account is called and how far its tokens are. */
export async function readAccount(
  manager: EntityManager,
  customerId: string,
): Promise<{ email: string; generation: number } | null> {
  const [account]: { email: string; generation: number }[] = await manager.query(readById, [customerId])
  return account ?? null
}

/** The account that an address (in lower case) signs in to; nobody else makes or changes one of it until the transaction ends. */
export async function lockAccountOf(manager: EntityManager, email: string) {
  await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`identity ${email}`])
  const found = await findAccount(manager, email)
  if (!found) return null
  await lockAccount(manager, found.id)
  return findAccount(manager, email)
}
