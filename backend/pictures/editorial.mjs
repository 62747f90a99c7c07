const WIDE = { width: 1200, height: 900 }

/**
 * The pictures that belong to a page instead of a product. `things` are handles of the catalogue; `+handle` stands on
 * the thing before it.
 * @type {Record<string, { width: number, height: number, stage: string, roomName: string, things: string[] }>}
 */
export const editorial = {
  'category-home': {
    ...WIDE,
    stage: 'furnished',
    roomName: 'studio',
    things: ['terra-planter', 'aske-chair', '+nook-cushion', 'birk-side-table', '+isla-vase'],
  },
  'category-kitchen': {
    ...WIDE,
    stage: 'longTable',
    roomName: 'slow-morning',
    things: ['brava-casserole', 'ember-pepper-mill', 'larder-jar', 'mira-bowl'],
  },
  'category-living': {
    ...WIDE,
    stage: 'furnished',
    roomName: 'evening-light',
    things: ['reed-basket', 'hearth-bench', '+drift-throw', 'tarn-stool', '+terra-planter'],
  },
  'category-lighting': {
    ...WIDE,
    stage: 'longTable',
    roomName: 'evening-light',
    things: ['halo-table-lamp', 'cove-lantern', 'dusk-candle', 'arbor-candlestick'],
  },
  'category-bath': {
    ...WIDE,
    stage: 'longTable',
    roomName: 'harbour',
    things: ['lake-bath-towel', 'well-soap-dispenser', 'shoal-soap-dish'],
  },
  'category-clothing': {
    ...WIDE,
    stage: 'rail',
    roomName: 'harbour',
    things: ['cloud-cardigan', 'quay-breton-shirt', 'atelier-chore-jacket', 'dock-tote'],
  },
  'category-stationery': {
    ...WIDE,
    stage: 'row',
    roomName: 'studio',
    things: ['field-notebook', 'grade-pencil-set', 'letter-set', 'line-rollerball'],
  },
  'category-gifts': {
    ...WIDE,
    stage: 'row',
    roomName: 'evening-light',
    things: ['parcel-wrapping-paper', 'gift-card', 'letter-set', 'fold-scarf'],
  },
  'collection-slow-morning': {
    ...WIDE,
    stage: 'longTable',
    roomName: 'slow-morning',
    things: ['haru-teapot', 'kumo-mug', 'mira-bowl', 'lune-egg-cup'],
  },
  'collection-harbour': {
    ...WIDE,
    stage: 'rail',
    roomName: 'harbour',
    things: ['dock-tote', 'fisher-sweater', 'quay-breton-shirt', 'sail-linen-shirt'],
  },
  'collection-studio': {
    ...WIDE,
    stage: 'longTable',
    roomName: 'studio',
    things: ['arc-bookends', 'quill-pen-pot', 'terra-planter', 'kumo-mug'],
  },
  'collection-evening-light': {
    ...WIDE,
    stage: 'longTable',
    roomName: 'evening-light',
    things: ['bough-bottle-vase', 'arbor-candlestick', 'orla-wine-glass', 'dusk-candle'],
  },
  'collection-garden-room': {
    ...WIDE,
    stage: 'longTable',
    roomName: 'garden-room',
    things: ['terra-planter', 'isla-vase', 'reed-basket', 'patient-gardener-planter'],
  },
}
