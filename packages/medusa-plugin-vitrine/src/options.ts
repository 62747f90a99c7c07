import type { SharedSecret } from './shared-secrets'

/** What `medusa-config.js` may set; the README says what each does. */
export interface PluginOptions {
  completions?: number
  catalogueHook?: { urls?: string[]; secret?: string }
  prices?: { everyMs?: number }
  paidDifferences?: { everyMs?: number }
  tasks?: { everyMs?: number; roles?: string[] }
  heldPayments?: { everyMs?: number; quietMs?: number }
  payments?: Record<string, ProviderTraits>
  retention?: { cartDays?: number; answerDays?: number }
  database?: { namedStatements?: number }
  admin?: { email?: string; password?: string }
  demoPayment?: { url: string }
  storefront?: {
    secret?: SharedSecret
    proxies?: string[]
    limitScale?: number
    unlimited?: string[]
    metadata?: Partial<Record<'customer' | 'address' | 'cart' | 'line', string[]>>
  }
  passwords?: { atOnce?: number; scale?: number }
  identity?: { secret?: SharedSecret }
  delivery?: { cutOff?: string }
  mail?: {
    smtpUrl?: string
    from?: string
    merchant?: string
    defaultLocale?: string
    returnAddress?: unknown
    bankAccount?: string[] | string
    pictureOrigins?: string[]
    guaranteeNotice?: boolean
    shopName?: string
    storeUrl?: string
    timeZone?: string
    authBase?: string
    legal?: Record<string, string[]>
  }
}

/** What a payment provider does that Medusa has no word for. */
export interface ProviderTraits {
  sessionData?: string[]
  tellsMoney?: boolean
  isOffline?: boolean
}
