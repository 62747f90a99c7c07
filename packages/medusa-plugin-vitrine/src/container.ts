import type IdempotencyKeyService from '@medusajs/medusa/dist/services/idempotency-key'
import type { AbstractCartCompletionStrategy } from '@medusajs/medusa'
import type { ICacheService } from '@medusajs/types'
import type PriceSelectionStrategy from '@medusajs/medusa/dist/strategies/price-selection'
import type { MedusaRequest } from '@medusajs/medusa'
import type {
  EventBusService,
  GiftCardService,
  LineItemService,
  NewTotalsService,
  NoteService,
  ProductService,
  SalesChannelService,
  TokenService,
  TotalsService,
} from '@medusajs/medusa/dist/services'
import type PublishableApiKeyService from '@medusajs/medusa/dist/services/publishable-api-key'
import type { ConfigModule, Logger } from '@medusajs/medusa/dist/types/global'
import type { EntityManager } from 'typeorm'
import type ArrivalsService from './services/arrivals'
import type AuthService from './services/auth'
import type CartService from './services/cart'
import type CartPricesService from './services/cart-prices'
import type CatalogueHookService from './services/catalogue-hook'
import type CatalogueSearchService from './services/catalogue-search'
import type ClaimService from './services/claim'
import type ConnectedProvidersService from './services/connected-providers'
import type CustomerService from './services/customer'
import type DeliveryService from './services/delivery'
import type DiscountService from './services/discount'
import type FulfillmentService from './services/fulfillment'
import type GiftDeliveriesService from './services/gift-deliveries'
import type HandleHistoryService from './services/handle-history'
import type HeldPaymentsService from './services/held-payments'
import type IdentityService from './services/identity'
import type LineItemAdjustmentService from './services/line-item-adjustment'
import type LineRefundsService from './services/line-refunds'
import type MerchantTasksService from './services/merchant-tasks'
import type OrderService from './services/order'
import type OrderEditService from './services/order-edit'
import type OrderHistoryService from './services/order-history'
import type OwnAccountService from './services/own-account'
import type PaidDifferencesService from './services/paid-differences'
import type PasskeyService from './services/passkey'
import type PasswordsService from './services/passwords'
import type PaymentService from './services/payment'
import type PaymentCollectionService from './services/payment-collection'
import type PaymentProviderService from './services/payment-provider'
import type PriceHistoryService from './services/price-history'
import type BestsellersService from './services/bestsellers'
import type RetentionService from './services/retention'
import type ReturnService from './services/return'
import type ShopMailService from './services/shop-mail'
import type SignInService from './services/sign-in'
import type StorefrontService from './services/storefront'
import type SwapService from './services/swap'
import type UserService from './services/user'
import type WithdrawalService from './services/withdrawal'
import type { CountingStore } from './storefront/shared-counter'

/** What the container has by name: Medusa's services, ours in the place of some of them, and ours beside them. */
export interface Services {
  manager: EntityManager
  logger: Logger
  configModule: ConfigModule
  arrivalsService: ArrivalsService
  authService: AuthService
  cartService: CartService
  cartPricesService: CartPricesService
  catalogueHookService: CatalogueHookService
  catalogueSearchService: CatalogueSearchService
  claimService: ClaimService
  connectedProvidersService: ConnectedProvidersService
  customerService: CustomerService
  deliveryService: DeliveryService
  discountService: DiscountService
  eventBusService: EventBusService
  fulfillmentService: FulfillmentService
  giftCardService: GiftCardService
  giftDeliveriesService: GiftDeliveriesService
  handleHistoryService: HandleHistoryService
  heldPaymentsService: HeldPaymentsService
  identityService: IdentityService
  cartCompletionStrategy: AbstractCartCompletionStrategy
  idempotencyKeyService: IdempotencyKeyService
  lineItemService: LineItemService
  lineItemAdjustmentService: LineItemAdjustmentService
  lineRefundsService: LineRefundsService
  merchantTasksService: MerchantTasksService
  newTotalsService: NewTotalsService
  noteService: NoteService
  orderService: OrderService
  orderEditService: OrderEditService
  orderHistoryService: OrderHistoryService
  ownAccountService: OwnAccountService
  paidDifferencesService: PaidDifferencesService
  passkeyService: PasskeyService
  passwordsService: PasswordsService
  paymentService: PaymentService
  paymentCollectionService: PaymentCollectionService
  paymentProviderService: PaymentProviderService
  priceHistoryService: PriceHistoryService
  publishableApiKeyService: PublishableApiKeyService
  redisClient: CountingStore
  retentionService: RetentionService
  returnService: ReturnService
  productService: ProductService
  priceSelectionStrategy: PriceSelectionStrategy
  bestsellersService: BestsellersService
  cacheService: ICacheService
  featureFlagRouter: { isFeatureEnabled(name: string): boolean }
  salesChannelService: SalesChannelService
  shopMailService: ShopMailService
  signInService: SignInService
  storefrontService: StorefrontService
  swapService: SwapService
  tokenService: TokenService
  totalsService: TotalsService
  userService: UserService
  withdrawalService: WithdrawalService
}

/** Medusa's container, as far as we use it. */
export interface Container {
  readonly cradle: Services
  resolve<Name extends keyof Services>(name: Name): Services[Name]
  resolve<Registered>(name: string, options: { allowUnregistered: true }): Registered | undefined
  createScope(): Container
  register(registrations: Record<string, object>): void
}

/** The customer who is signed in, as our strategies of passport tell it. */
export interface SignedIn {
  customer_id: string
  generation: number
  sid?: string
  /** unix seconds */
  auth_time?: number
}

/** A request to Medusa: of its body nothing is known. */
export interface PluginRequest extends Omit<MedusaRequest, 'scope' | 'body' | 'user' | 'query' | 'params'> {
  /** of all our routes together */
  params: Record<'id' | 'cart_id' | 'kind' | 'handle' | 'session_id', string>
  scope: Container
  body: Record<string, unknown>
  query: Record<string, unknown>
  user?: SignedIn
  request_context?: Record<string, unknown>
}
