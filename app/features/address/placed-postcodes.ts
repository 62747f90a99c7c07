import { type z } from 'zod'
import { type placeCallSchema } from './place-call.schema'

/** The countries whose postcodes say where they are, with the digits that this takes; the data is the server's. */
export const placedDigits: Partial<Record<string, number>> = { jp: 7, us: 5 }

/** Where a postcode is, as addresses hold it; empty where that is not known, or may be one of several. */
export interface PostalPlace {
  province: string
  city: string
}

/** Asks the server for it, in the page's locale; null where it is not known, or nobody answers. */
export type AskPlace = (asked: z.input<typeof placeCallSchema> & { locale: string }) => Promise<PostalPlace | null>
