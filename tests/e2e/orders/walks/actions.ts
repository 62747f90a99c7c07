import { accept, decline } from './answering'
import { type Action } from './action'
import { order, putIntoBag } from './buying'
import { beginExchange, confirmExchange, dropExchange } from './exchanging'
import { capture, pack, ship, shipParcel, unpack } from './fulfilling'
import { propose, withdrawProposal } from './proposing'
import { changePrice, changeStock, deleteGoods } from './selling'
import { sendBack } from './sending-back'
import { cancelExchange, settleExchange, shipExchange } from './settling-exchanges'
import { cancelReturn, receive } from './taking-back'
import { cancelOrder, refund } from './undoing'

/** All that shoppers and merchants do here. */
export const actions: readonly Action[] = [
  putIntoBag,
  order,
  accept,
  decline,
  sendBack,
  beginExchange,
  confirmExchange,
  dropExchange,
  capture,
  ship,
  pack,
  shipParcel,
  unpack,
  shipExchange,
  propose,
  withdrawProposal,
  receive,
  cancelReturn,
  settleExchange,
  cancelExchange,
  cancelOrder,
  refund,
  changePrice,
  changeStock,
  deleteGoods,
]
