import { type AskPlace } from '~/features/address/placed-postcodes'
import { ask } from './ask'

/** An address form's question; without an answer its fields stay as they are. */
export const askPlace: AskPlace = async (asked) => (await ask((rpc) => rpc.address.place.query(asked))).data ?? null
