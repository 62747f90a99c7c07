import { type SnapshotForm } from '~/commerce/snapshot-load.server'
import { type Offer } from './offer'
import { haveSame, type Parts } from './parts'

/** A region's offers, as a process keeps them. */
export interface KeptOffers {
  offers: Parts<Offer>
}

/** Each a line of JSON. */
export const offersForm: SnapshotForm<KeptOffers> = {
  *toLines({ offers }) {
    for (const one of offers) yield JSON.stringify(one)
  },
  async fromLines(lines, previous) {
    const offers = new Map<string, Offer>()
    for await (const line of lines) offers.set(...(JSON.parse(line) as [string, Offer]))
    return toKeptOffers(offers, previous)
  },
}

/** @returns `previous` where it is the same */
export async function toKeptOffers(offers: Parts<Offer>, previous: KeptOffers | undefined): Promise<KeptOffers> {
  return previous && (await haveSame(offers, previous.offers, (offer) => offer)) ? previous : { offers }
}
