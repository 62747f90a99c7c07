/** Not published: the shop must not show them, the admin must. @type {import('../products.mjs').Product[]} */
export const drafts = [
  {
    handle: 'lull-lounge-chair',
    sku: 'LUL',
    draft: true,
    en: {
      title: 'Lull Lounge Chair',
      subtitle: 'In the workshop until autumn',
      description:
        'A low chair with loose cushions and arms wide enough for a cup. The third prototype is being sat in; we will tell you when it has stopped creaking.',
    },
    type: 'Chair',
    collection: 'garden-room',
    categories: ['furniture'],
    tags: ['new'],
    material: 'Oak, wool',
    origin: 'DK',
    weight: 14500,
    size: [780, 760, 810],
    options: { Color: ['Moss', 'Rust'], Wood: ['Oak', 'Walnut'] },
    price: { base: 89000 },
    stock: { usual: 5 },
    picture: { kind: 'loungeChair', paint: 'Color', accent: 'Wood', scene: ['drift-throw', 'stork-floor-lamp'] },
  },
  {
    handle: 'hills-wall-calendar',
    sku: 'HIL',
    draft: true,
    en: {
      title: 'Hills Wall Calendar',
      subtitle: 'Twelve landscapes for next year',
      description:
        'Twelve hills, one for each month, printed in three colours on heavy paper and hung from a strip of ash. The next edition is at the printer.',
    },
    type: 'Calendar',
    collection: 'studio',
    categories: ['paper-goods'],
    tags: ['new'],
    material: 'Paper, ash',
    origin: 'DE',
    weight: 310,
    size: [420, 297, 6],
    options: { Color: ['Moss', 'Plum'], Size: ['A4', 'A3'] },
    price: { base: 2200, Size: { A3: 800 } },
    stock: { usual: 20 },
    picture: { kind: 'calendar', paint: 'Color', scene: ['quill-pen-pot', 'arc-bookends'] },
  },
]
