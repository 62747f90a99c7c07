import { z } from 'zod'

export const offerSchema = z.object({ handle: z.string().min(1).max(200) })
