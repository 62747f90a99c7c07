import { type Action, type Doing } from './action'
import { priceStep, setPrice, toVariantId } from './world'

export const changePrice: Action = {
  name: 'change a price',
  weight: 0.4,
  list(world) {
    const { admin, ledger, product } = world
    return ledger.variants
      .filter(({ isSold }) => isSold)
      .flatMap((variant) =>
        [1, 2, 3]
          .map((times) => times * priceStep)
          .filter((price) => price !== variant.price)
          .map((price) => ({
            what: `the merchant sells ${variant.title} for ${price}`,
            async happen() {
              await setPrice(admin, product.id, toVariantId(world, variant.title), price)
              variant.price = price
            },
          })),
      )
  },
}

export const changeStock: Action = {
  name: 'change the stock',
  weight: 0.4,
  list(world) {
    const { admin, ledger, product } = world
    // what it is set to says how many there are, whatever was wrong before
    return ledger.variants
      .filter(({ isSold }) => isSold)
      .flatMap((variant) =>
        [0, 1, 6]
          .filter((count) => count !== variant.stock)
          .map((count) => ({
            what: `the merchant has ${count} ${variant.title}`,
            async happen() {
              await admin.setStock(product.id, toVariantId(world, variant.title), count)
              variant.stock = count
            },
          })),
      )
  },
}

export const deleteGoods: Action = {
  name: 'delete goods',
  weight: 0.15,
  list(world) {
    const { admin, ledger, product } = world
    const sold = ledger.variants.filter(({ isSold }) => isSold)
    const one = sold.map((variant): Doing => ({
      what: `the merchant deletes ${variant.title}`,
      async happen() {
        await admin.deleteVariant(product.id, toVariantId(world, variant.title))
        variant.isSold = false
      },
    }))
    const all: Doing = {
      what: 'the merchant deletes the product',
      async happen() {
        await admin.deleteProduct(product.id)
        for (const variant of ledger.variants) variant.isSold = false
      },
    }
    return ledger.bag.size > 0 || sold.length === 0 ? [] : [...one, all]
  },
}
