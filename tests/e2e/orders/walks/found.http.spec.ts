import { test } from '../../../support/test'
import { startPlainHands } from './hands'
import { retrace } from './walk'

interface Found {
  name: string
  /** What happened, in the words that the walk's story had for it. */
  story: string[]
}

const found: Found[] = [
  {
    name: 'an order that a gift card has paid for is shown after its goods were deleted',
    story: [
      'the shopper puts 1 Small into the bag',
      'the shopper orders, with the gift card',
      'the merchant deletes Small',
    ],
  },
  {
    name: 'what a change adds to an order that a gift card has paid for is asked for, whatever is left on the card',
    story: [
      'the shopper puts 1 Small into the bag',
      'the shopper orders, with the gift card',
      'the merchant proposes one more Small for order 1',
      'the shopper accepts the change of order 1',
    ],
  },
  {
    name: 'what is shipped between the proposal of a change and its acceptance stays shipped',
    story: [
      'the shopper puts 2 Large into the bag',
      'the shopper orders',
      'the merchant proposes one more Small for order 1',
      'the merchant ships one piece of order 1',
      'the shopper accepts the change of order 1',
    ],
  },
  {
    name: 'an order to which something is added after all was shipped is on its way in part',
    story: [
      'the shopper puts 1 Large into the bag',
      'the shopper orders',
      'the merchant ships all of order 1',
      'the merchant proposes one more Small for order 1',
      'the shopper accepts the change of order 1',
    ],
  },
  {
    name: 'an order of which something has come back before the rest is sent is on its way in part',
    story: [
      'the shopper puts 2 Large into the bag',
      'the shopper orders',
      'the merchant takes the money of order 1',
      'the merchant ships one piece of order 1',
      'the shopper announces that 1 Large of order 1 come back',
      'the merchant receives return 1 of order 1',
    ],
  },
  {
    name: 'an order has come back even where a gift card has paid for a part of it',
    story: [
      'the shopper puts 2 Large into the bag',
      'the shopper orders, with the gift card',
      'the merchant takes the money of order 1',
      'the merchant ships all of order 1',
      'the shopper announces that 2 Large of order 1 come back',
      'the merchant receives return 1 of order 1',
    ],
  },
  {
    name: 'a line of which a parcel is packed is not taken out of the order, until that is unpacked',
    story: [
      'the shopper puts 1 Small into the bag',
      'the shopper puts 1 Large into the bag',
      'the shopper orders',
      'the merchant proposes one Small fewer for order 1',
      'the merchant packs all of order 1',
      'the shopper accepts in vain the change of order 1',
      'the merchant unpacks parcel 1 of order 1',
      'the shopper accepts the change of order 1',
    ],
  },
  {
    name: 'what is sold out since it was proposed is added to no order, until there is some',
    story: [
      'the shopper puts 1 Small into the bag',
      'the shopper orders',
      'the merchant proposes one more Large for order 1',
      'the merchant has 0 Large',
      'the shopper accepts in vain the change of order 1',
      'the merchant has 6 Large',
      'the shopper accepts the change of order 1',
    ],
  },
  {
    name: 'an order with a code is changed though some of its goods were deleted',
    story: [
      'the shopper puts 1 Small into the bag',
      'the shopper puts 1 Large into the bag',
      'the shopper orders, with the code',
      'the merchant deletes Large',
      'the merchant proposes one more Small for order 1',
      'the shopper accepts the change of order 1',
    ],
  },
  {
    name: 'a gift card gets back what it has paid beyond what an order comes to after a change',
    story: [
      'the shopper puts 2 Small into the bag',
      'the shopper orders, with the gift card',
      'the merchant proposes one Small fewer for order 1',
      'the shopper accepts the change of order 1',
      'the merchant proposes one more Small for order 1',
      'the shopper accepts the change of order 1',
      'the merchant cancels order 1',
    ],
  },
]

for (const { name, story } of found) {
  test(name, async ({ admin }) => {
    test.setTimeout(120_000)
    await retrace(admin, startPlainHands(), story)
  })
}
