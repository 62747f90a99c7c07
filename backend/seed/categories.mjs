/**
 * @typedef {object} Category
 * @property {string} handle
 * @property {string} [picture] one of the editorial pictures
 * @property {{ name: string, description: string }} en
 * @property {Category[]} [children]
 */

/** @type {Category[]} */
export const categories = [
  {
    handle: 'home',
    picture: 'category-home',
    en: { name: 'Home', description: 'Things that furnish a day: to eat from, sit on, read by and fall asleep under.' },
    children: [
      {
        handle: 'kitchen',
        picture: 'category-kitchen',
        en: { name: 'Kitchen', description: 'What a table and a stove need, and nothing that only wants a drawer.' },
        children: [
          {
            handle: 'tableware',
            en: { name: 'Tableware', description: 'Mugs, bowls, plates and glasses, mostly made one at a time.' },
          },
          {
            handle: 'cookware',
            en: { name: 'Cookware', description: 'Pots, mills, boards and jars that outlive a few kitchens.' },
          },
          {
            handle: 'kitchen-textiles',
            en: { name: 'Kitchen Textiles', description: 'Linen and canvas that get better in the wash.' },
          },
        ],
      },
      {
        handle: 'living',
        picture: 'category-living',
        en: { name: 'Living', description: 'Furniture, rugs and vases for rooms in which somebody really lives.' },
        children: [
          {
            handle: 'furniture',
            en: { name: 'Furniture', description: 'Solid wood, honest joints, no screws on show.' },
          },
          {
            handle: 'rugs-and-throws',
            en: { name: 'Rugs & Throws', description: 'Wool and linen for floors, sofas and cold evenings.' },
          },
          {
            handle: 'vases-and-planters',
            en: { name: 'Vases & Planters', description: 'For one branch, a whole bunch or something with roots.' },
          },
        ],
      },
      {
        handle: 'lighting',
        picture: 'category-lighting',
        en: { name: 'Lighting', description: 'Lamps and candles that make the evening longer.' },
      },
      {
        handle: 'bath',
        picture: 'category-bath',
        en: { name: 'Bath', description: 'Towels that dry, dishes that drain, a mirror that tells the truth.' },
      },
    ],
  },
  {
    handle: 'clothing',
    picture: 'category-clothing',
    en: { name: 'Clothing', description: 'Few pieces, good cloth, seams worth turning inside out for.' },
    children: [
      {
        handle: 'shirts',
        en: { name: 'Shirts & Tees', description: 'Jersey and linen for every day.' },
      },
      {
        handle: 'knitwear',
        en: { name: 'Knitwear', description: 'Merino and alpaca, knitted to last.' },
      },
      {
        handle: 'jackets-and-trousers',
        en: { name: 'Jackets & Trousers', description: 'Workwear for people who mostly work indoors.' },
      },
      {
        handle: 'accessories',
        en: { name: 'Bags & Accessories', description: 'To carry, to wrap up in and to pull on.' },
      },
    ],
  },
  {
    handle: 'stationery',
    picture: 'category-stationery',
    en: { name: 'Stationery', description: 'Paper, pens and a tidy desk: for thoughts that should not be typed.' },
    children: [
      {
        handle: 'notebooks',
        en: { name: 'Notebooks', description: 'Bound with thread, so that they lie flat.' },
      },
      {
        handle: 'writing',
        en: { name: 'Writing', description: 'Pens and pencils that are refilled and sharpened, not thrown away.' },
      },
      {
        handle: 'desk',
        en: { name: 'Desk', description: 'Trays, pots and mats that give things a place.' },
      },
      {
        handle: 'paper-goods',
        en: { name: 'Paper Goods', description: 'To write on, wrap with and hang up.' },
      },
    ],
  },
  {
    handle: 'gifts',
    picture: 'category-gifts',
    en: { name: 'Gifts', description: 'Small enough to post, good enough to keep.' },
  },
]
