import { makeBatchJobCalls, makeUploadCalls } from './admin-files'
import { makeCategoryCalls, makeCollectionCalls, makePriceListCalls, makeProductCalls } from './admin-catalogue'
import { makeModuleCalls } from './admin-modules'
import { makeAdminOrderEditCalls, makePaymentCalls } from './admin-money'
import { makeAdminOrderCalls, makeClaimCalls, makeDraftOrderCalls, makeSwapCalls } from './admin-orders'
import {
  makeAdminAuthCalls,
  makeAdminCustomerCalls,
  makeInviteCalls,
  makeNoteCalls,
  makeUserCalls,
} from './admin-people'
import { makeDiscountCalls, makeGiftCardCalls, makeSalesChannelCalls } from './admin-selling'
import { makeRegionCalls, makeReturnReasonCalls, makeStoreCalls } from './admin-settings'
import { type Driver } from './driver'
import { makeOrderEditCalls, makeReturnCalls } from './store-after-sales'
import { makeStoreAuthCalls } from './store-auth'
import { makeCustomerCalls, makeOrderCalls } from './store-people'
import { makeCartCalls, makeCatalogueCalls, makeShopCalls } from './store-shopping'

/** Each makes the calls of one area on data of its own; none needs another. */
export const areas: ((driver: Driver) => Promise<void>)[] = [
  makeStoreAuthCalls,
  makeCartCalls,
  makeCatalogueCalls,
  makeShopCalls,
  makeCustomerCalls,
  makeOrderCalls,
  makeOrderEditCalls,
  makeReturnCalls,
  makeAdminAuthCalls,
  makeUserCalls,
  makeInviteCalls,
  makeAdminCustomerCalls,
  makeNoteCalls,
  makeBatchJobCalls,
  makeUploadCalls,
  makeCollectionCalls,
  makeCategoryCalls,
  makeProductCalls,
  makePriceListCalls,
  makeDiscountCalls,
  makeGiftCardCalls,
  makeSalesChannelCalls,
  makeStoreCalls,
  makeRegionCalls,
  makeReturnReasonCalls,
  makeDraftOrderCalls,
  makeAdminOrderCalls,
  makeSwapCalls,
  makeClaimCalls,
  makePaymentCalls,
  makeAdminOrderEditCalls,
  makeModuleCalls,
]
