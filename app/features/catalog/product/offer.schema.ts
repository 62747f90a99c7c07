import { z } from 'zod'

// half a character cannot stand in an address
const wellFormed = /^\P{Surrogate}*$/u

export const offerSchema = z.object({ handle: z.string().min(1).max(200).regex(wellFormed) })
