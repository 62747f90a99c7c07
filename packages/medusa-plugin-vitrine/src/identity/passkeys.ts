import type { EntityManager } from 'typeorm'

// more than anybody has devices; who adds them without end fills no table
const mostPasskeys = 20

const findOne = `
  SELECT p.customer_id AS "customerId", p.public_key AS "publicKey", p.counter, p.transports
  FROM vitrine_passkey p JOIN customer c ON c.id = p.customer_id
  WHERE p.id = $1 AND c.has_account AND c.deleted_at IS NULL`
const addOne = `
  INSERT INTO vitrine_passkey (id, customer_id, public_key, counter, transports, device)
  SELECT $1, $2, $3, $4, $5, $6
  WHERE (SELECT count(*) FROM vitrine_passkey WHERE customer_id = $2) < ${mostPasskeys}
  ON CONFLICT (id) DO NOTHING RETURNING id`
// one that does not count says 0 for ever; of two that do count one is a copy (WebAuthn, 6.1.1)
const useOne = `
  UPDATE vitrine_passkey SET counter = $3, used_at = now()
  WHERE id = $1 AND customer_id = $2 AND (counter < $3 OR (counter = 0 AND $3 = 0)) RETURNING id`
const listOwn = `
  SELECT id, device, transports, created_at, used_at FROM vitrine_passkey
  WHERE customer_id = $1 ORDER BY created_at, id`
const removeOwn = 'DELETE FROM vitrine_passkey WHERE id = $1 AND customer_id = $2 RETURNING id'

/** A WebAuthn credential. */
export interface Passkey {
  /** in base64url */
  id: string
  /** of COSE, in base64url */
  publicKey: string
  /** the signatures that it has counted */
  counter: number
  /** how a browser reaches it (`internal`, `hybrid`, `usb`) */
  transports: string[]
}

// of a bigint the driver makes a text
interface FoundPasskey extends Omit<Passkey, 'id' | 'counter'> {
  counter: string
  customerId: string
}

/** A passkey of an account that there is; null where nobody has it. */
export async function findPasskey(
  manager: EntityManager,
  id: string,
): Promise<(Omit<Passkey, 'id'> & { customerId: string }) | null> {
  const [found]: FoundPasskey[] = await manager.query(findOne, [id])
  return found ? { ...found, counter: Number(found.counter) } : null
}

/**
 * Lets a passkey open an account that the transaction has locked.
 * @param passkey `device` is what the browser calls itself
 * @returns false where somebody has it already, or the account has twenty
 */
export async function addPasskey(
  manager: EntityManager,
  customerId: string,
  { id, publicKey, counter, transports, device }: Passkey & { device: string | null },
): Promise<boolean> {
  return (await manager.query(addOne, [id, customerId, publicKey, counter, transports, device])).length > 0
}

/**
 * Notes that a passkey has signed.
 * @returns false where the customer has none of this id, or another copy of it has signed meanwhile
 */
export async function usePasskey(
  manager: EntityManager,
  { id, customerId, counter }: { id: string; customerId: string; counter: number },
): Promise<boolean> {
  // the driver answers an update with the rows and their number
  const [rows]: [unknown[], number] = await manager.query(useOne, [id, customerId, counter])
  return rows.length > 0
}

/** A customer's passkeys, the oldest first. */
export function listPasskeys(
  manager: EntityManager,
  customerId: string,
): Promise<{ id: string; device: string | null; transports: string[]; created_at: Date; used_at: Date | null }[]> {
  return manager.query(listOwn, [customerId])
}

/** @returns false where the customer has none of this id */
export async function removePasskey(manager: EntityManager, id: string, customerId: string): Promise<boolean> {
  const [rows]: [unknown[], number] = await manager.query(removeOwn, [id, customerId])
  return rows.length > 0
}

/** No passkey opens the account any more. */
export async function removeAllPasskeys(manager: EntityManager, customerId: string) {
  await manager.query('DELETE FROM vitrine_passkey WHERE customer_id = $1', [customerId])
}
