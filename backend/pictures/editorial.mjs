const WIDE = { width: 1200, height: 900 }

/**
 * The pictures that belong to a page instead of a product. `things` are handles of the catalogue; `+handle` stands on
 * the thing before it.
 */
export const editorial = {
  'category-home': {
    ...WIDE,
    stage: 'furnished',
    roomName: 'studio',
    things: ['terra-planter', 'aske-chair', '+nook-cushion', 'birk-side-table', '+isla-vase'],
    alt: {
      en: 'A chair with a cushion and a side table with a vase',
      de: 'Ein Stuhl mit Kissen und ein Beistelltisch mit Vase',
    },
  },
  'category-kitchen': {
    ...WIDE,
    stage: 'longTable',
    roomName: 'slow-morning',
    things: ['brava-casserole', 'ember-pepper-mill', 'larder-jar', 'mira-bowl'],
    alt: { en: 'A casserole, a pepper mill and storage jars', de: 'Ein Bräter, eine Pfeffermühle und Vorratsgläser' },
  },
  'category-living': {
    ...WIDE,
    stage: 'furnished',
    roomName: 'evening-light',
    things: ['reed-basket', 'hearth-bench', '+drift-throw', 'tarn-stool', '+terra-planter'],
    alt: {
      en: 'A bench with a throw beside a stool with a plant',
      de: 'Eine Bank mit Plaid neben einem Hocker mit Pflanze',
    },
  },
  'category-lighting': {
    ...WIDE,
    stage: 'longTable',
    roomName: 'evening-light',
    things: ['halo-table-lamp', 'cove-lantern', 'dusk-candle', 'arbor-candlestick'],
    alt: {
      en: 'A table lamp, a lantern and candles in the evening',
      de: 'Eine Tischleuchte, eine Laterne und Kerzen am Abend',
    },
  },
  'category-bath': {
    ...WIDE,
    stage: 'longTable',
    roomName: 'harbour',
    things: ['lake-bath-towel', 'well-soap-dispenser', 'shoal-soap-dish'],
    alt: {
      en: 'Folded waffle towels with a soap dispenser and a dish',
      de: 'Gefaltete Waffelhandtücher mit Seifenspender und Seifenschale',
    },
  },
  'category-clothing': {
    ...WIDE,
    stage: 'rail',
    roomName: 'harbour',
    things: ['cloud-cardigan', 'quay-breton-shirt', 'atelier-chore-jacket', 'dock-tote'],
    alt: {
      en: 'A cardigan, a striped shirt, a jacket and a tote on pegs',
      de: 'Strickjacke, Streifenshirt, Jacke und Tragetasche an Haken',
    },
  },
  'category-stationery': {
    ...WIDE,
    stage: 'row',
    roomName: 'studio',
    things: ['field-notebook', 'grade-pencil-set', 'letter-set', 'line-rollerball'],
    alt: {
      en: 'A notebook, pencils, letter paper and a pen',
      de: 'Notizbuch, Bleistifte, Briefpapier und ein Tintenroller',
    },
  },
  'category-gifts': {
    ...WIDE,
    stage: 'row',
    roomName: 'evening-light',
    things: ['parcel-wrapping-paper', 'gift-card', 'letter-set', 'fold-scarf'],
    alt: {
      en: 'Wrapping paper, a gift card and letter paper',
      de: 'Geschenkpapier, eine Geschenkkarte und Briefpapier',
    },
  },
  'collection-slow-morning': {
    ...WIDE,
    stage: 'longTable',
    roomName: 'slow-morning',
    things: ['haru-teapot', 'kumo-mug', 'mira-bowl', 'lune-egg-cup'],
    alt: {
      en: 'Breakfast with teapot, mug, bowl and egg cup',
      de: 'Frühstück mit Teekanne, Becher, Schale und Eierbecher',
    },
  },
  'collection-harbour': {
    ...WIDE,
    stage: 'rail',
    roomName: 'harbour',
    things: ['dock-tote', 'fisher-sweater', 'quay-breton-shirt', 'sail-linen-shirt'],
    alt: {
      en: 'A sweater, a striped shirt and a linen shirt by the sea',
      de: 'Pullover, Streifenshirt und Leinenhemd am Meer',
    },
  },
  'collection-studio': {
    ...WIDE,
    stage: 'longTable',
    roomName: 'studio',
    things: ['arc-bookends', 'quill-pen-pot', 'terra-planter', 'kumo-mug'],
    alt: { en: 'A desk with books, pens and a plant', de: 'Ein Schreibtisch mit Büchern, Stiften und einer Pflanze' },
  },
  'collection-evening-light': {
    ...WIDE,
    stage: 'longTable',
    roomName: 'evening-light',
    things: ['bough-bottle-vase', 'arbor-candlestick', 'orla-wine-glass', 'dusk-candle'],
    alt: { en: 'A vase, a candlestick and wine by candlelight', de: 'Vase, Kerzenhalter und Wein bei Kerzenlicht' },
  },
  'collection-garden-room': {
    ...WIDE,
    stage: 'longTable',
    roomName: 'garden-room',
    things: ['terra-planter', 'isla-vase', 'reed-basket', 'patient-gardener-planter'],
    alt: { en: 'Plants, a vase and a basket in green light', de: 'Pflanzen, eine Vase und ein Korb in grünem Licht' },
  },
}
