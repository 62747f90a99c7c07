import { join } from 'node:path'
import { readStripeSettings } from '../backend/runtime/stripe-settings.mjs'
import { root } from './project.mjs'

const { env } = process

/** Where the demo runs, by default and by environment variable; the same for `npm start` and `npm run dev`. */
export const port = Number(env.PORT ?? 3000)
export const host = env.HOST ?? '127.0.0.1'
export const publicUrl = env.PUBLIC_URL ?? `http://localhost:${port}`
export const dataDir = env.VITRINE_DATA_DIR ?? join(root, 'backend/.data')
export const authBase = env.AUTH_BASE_PATH
export const timeZone = env.TIME_ZONE
export const defaultLocale = env.DEFAULT_LOCALE || undefined
export const returnAddress = env.RETURN_ADDRESS || undefined
export const limitScale = Number(env.RATE_LIMIT_SCALE || 1)
export const stripe = readStripeSettings(env)
export const backendPorts = {
  medusa: Number(env.MEDUSA_PORT ?? 9000),
  postgres: Number(env.POSTGRES_PORT ?? 5433),
  smtp: Number(env.SMTP_PORT ?? 1025),
  mail: Number(env.MAIL_PORT ?? 1080),
  identity: Number(env.IDENTITY_PORT ?? 9100),
}
