import { CommerceError } from '../errors'
import { type GiftCard } from '../shop/gift-card'
import { type Calls } from './account'

/** @throws CommerceError `not-found` where no card has the code */
export async function requireGiftCard(read: Calls['read'], code: string): Promise<GiftCard> {
  const { gift_card: card } = await read(({ giftCards }) => giftCards.retrieve(code))
  const { value, balance, region } = card
  // its region was taken away
  if (!region) throw new CommerceError({ kind: 'not-found', call: 'GET /store/gift-cards/:id', mayHaveHappened: false })
  return { value, balance, regionId: region.id, currency: region.currency_code }
}
