import { accessories } from './products/accessories.mjs'
import { bath } from './products/bath.mjs'
import { clothing } from './products/clothing.mjs'
import { cookware } from './products/cookware.mjs'
import { cupsAndGlasses } from './products/cups-and-glasses.mjs'
import { desk } from './products/desk.mjs'
import { drafts } from './products/drafts.mjs'
import { furniture } from './products/furniture.mjs'
import { giftCard } from './products/gift-card.mjs'
import { kitchenTextiles } from './products/kitchen-textiles.mjs'
import { lighting } from './products/lighting.mjs'
import { notebooksAndPaper } from './products/notebooks-and-paper.mjs'
import { rugsAndThrows } from './products/rugs-and-throws.mjs'
import { tableware } from './products/tableware.mjs'
import { vasesAndPlanters } from './products/vases-and-planters.mjs'

/**
 * The whole catalogue, in the order in which it is created. Prices are euro cents (`base` plus what an option value
 * adds), sizes millimetres (length, width, height), weights grams; `stock` names the variants that differ from the usual.
 */
export const products = [
  ...cupsAndGlasses,
  ...tableware,
  ...cookware,
  ...kitchenTextiles,
  ...furniture,
  ...rugsAndThrows,
  ...vasesAndPlanters,
  ...lighting,
  ...bath,
  ...clothing,
  ...accessories,
  ...notebooksAndPaper,
  ...desk,
  giftCard,
  ...drafts,
]
