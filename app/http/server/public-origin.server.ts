import { env } from '../../env.server'

/** The origin that shoppers use, by the settings alone: `https://shop.example`. */
export const publicOrigin = new URL(env.PUBLIC_URL).origin

/** Whether shoppers reach the shop over https, so that cookies are `Secure` and `__Host-`, and browsers told to stay with it. */
export const isSecure = publicOrigin.startsWith('https:')
