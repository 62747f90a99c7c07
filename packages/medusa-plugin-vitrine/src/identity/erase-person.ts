import type { EntityManager } from 'typeorm'
import { forgetRecipients } from '../gifts/deliveries'
import { dropAccountMails } from '../mail/outbox'
import { clearAccount, raiseGeneration } from './accounts'

// Browsers carry their ids for a month, and without its account a cart would be of whoever has such a cookie. One that is
// being paid for becomes an order, which must know whose it is.
const deleteCarts = `
  UPDATE cart SET deleted_at = now(), customer_id = NULL, email = NULL, shipping_address_id = NULL, billing_address_id = NULL,
    context = jsonb_strip_nulls(jsonb_build_object('locale', context->'locale'))
  WHERE customer_id = $1 AND completed_at IS NULL AND payment_authorized_at IS NULL`

const listAddresses = 'SELECT id FROM address WHERE customer_id = $1'

// those that an order, an exchange or a claim was sent to are part of it
const deleteAddresses = `
  DELETE FROM address a WHERE a.id = ANY($1)
    AND NOT EXISTS (SELECT 1 FROM "order" o WHERE a.id IN (o.shipping_address_id, o.billing_address_id))
    AND NOT EXISTS (SELECT 1 FROM cart c WHERE a.id IN (c.shipping_address_id, c.billing_address_id))
    AND NOT EXISTS (SELECT 1 FROM swap s WHERE a.id = s.shipping_address_id)
    AND NOT EXISTS (SELECT 1 FROM claim_order l WHERE a.id = l.shipping_address_id)`

const leaveGroups = 'DELETE FROM customer_group_customers WHERE customer_id = $1'

// the row stays, since orders hang on it; Medusa takes one address for one customer for ever, so it gets one of nobody's
const forgetCustomer = `
  UPDATE customer SET email = 'erased-' || lower(id) || '@erased.invalid', has_account = false, password_hash = NULL
  WHERE id = $1`

const endSessions = 'DELETE FROM vitrine_session WHERE customer_id = $1'
const forgetProof = 'UPDATE vitrine_identity SET proved_email = NULL WHERE customer_id = $1'

/**
 * Makes an account nobody's, in the manager's transaction: names, e-mail address, telephone number, password, metadata,
 * customer groups, saved addresses, open carts, mails that were not sent and for whom gift cards were bought are forgotten,
 * and all its tokens are void. Orders stay with what the law wants kept of them: their own e-mail address, addresses, lines and payments.
 * @param customerId of an account that the transaction has locked
 */
export async function erasePerson(manager: EntityManager, customerId: string) {
  const addresses = await manager.query(listAddresses, [customerId])
  await clearAccount(manager, customerId)
  await forgetRecipients(manager, customerId)
  await manager.query(deleteCarts, [customerId])
  await manager.query(deleteAddresses, [addresses.map(({ id }: { id: string }) => id)])
  await manager.query(leaveGroups, [customerId])
  await dropAccountMails(manager, customerId)
  await manager.query(forgetCustomer, [customerId])
  await manager.query(forgetProof, [customerId])
  await manager.query(endSessions, [customerId])
  await raiseGeneration(manager, customerId)
}
