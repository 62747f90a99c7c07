/** The tree of categories. `picture` names one of the editorial pictures. */
export const categories = [
  {
    handle: 'home',
    picture: 'category-home',
    en: { name: 'Home', description: 'Things that furnish a day: to eat from, sit on, read by and fall asleep under.' },
    de: {
      handle: 'wohnen',
      name: 'Wohnen',
      description: 'Dinge, die einen Tag einrichten: zum Essen, Sitzen, Lesen und Einschlafen.',
    },
    children: [
      {
        handle: 'kitchen',
        picture: 'category-kitchen',
        en: { name: 'Kitchen', description: 'What a table and a stove need, and nothing that only wants a drawer.' },
        de: {
          handle: 'kueche',
          name: 'Küche',
          description: 'Was Tisch und Herd brauchen, und nichts, was nur eine Schublade füllt.',
        },
        children: [
          {
            handle: 'tableware',
            en: { name: 'Tableware', description: 'Mugs, bowls, plates and glasses, mostly made one at a time.' },
            de: {
              handle: 'geschirr-und-glaeser',
              name: 'Geschirr & Gläser',
              description: 'Becher, Schalen, Teller und Gläser, die meisten einzeln gefertigt.',
            },
          },
          {
            handle: 'cookware',
            en: { name: 'Cookware', description: 'Pots, mills, boards and jars that outlive a few kitchens.' },
            de: {
              handle: 'kochen-und-aufbewahren',
              name: 'Kochen & Aufbewahren',
              description: 'Töpfe, Mühlen, Bretter und Gläser, die mehr als eine Küche überdauern.',
            },
          },
          {
            handle: 'kitchen-textiles',
            en: { name: 'Kitchen Textiles', description: 'Linen and canvas that get better in the wash.' },
            de: {
              handle: 'kuechentextilien',
              name: 'Küchentextilien',
              description: 'Leinen und Canvas, die mit jeder Wäsche besser werden.',
            },
          },
        ],
      },
      {
        handle: 'living',
        picture: 'category-living',
        en: { name: 'Living', description: 'Furniture, rugs and vases for rooms in which somebody really lives.' },
        de: {
          handle: 'wohnraum',
          name: 'Wohnraum',
          description: 'Möbel, Teppiche und Vasen für Räume, in denen wirklich jemand wohnt.',
        },
        children: [
          {
            handle: 'furniture',
            en: { name: 'Furniture', description: 'Solid wood, honest joints, no screws on show.' },
            de: {
              handle: 'moebel',
              name: 'Möbel',
              description: 'Massives Holz, ehrliche Verbindungen, keine sichtbaren Schrauben.',
            },
          },
          {
            handle: 'rugs-and-throws',
            en: { name: 'Rugs & Throws', description: 'Wool and linen for floors, sofas and cold evenings.' },
            de: {
              handle: 'teppiche-und-decken',
              name: 'Teppiche & Decken',
              description: 'Wolle und Leinen für Böden, Sofas und kalte Abende.',
            },
          },
          {
            handle: 'vases-and-planters',
            en: { name: 'Vases & Planters', description: 'For one branch, a whole bunch or something with roots.' },
            de: {
              handle: 'vasen-und-pflanzgefaesse',
              name: 'Vasen & Pflanzgefäße',
              description: 'Für einen Zweig, einen ganzen Strauß oder etwas mit Wurzeln.',
            },
          },
        ],
      },
      {
        handle: 'lighting',
        picture: 'category-lighting',
        en: { name: 'Lighting', description: 'Lamps and candles that make the evening longer.' },
        de: {
          handle: 'licht',
          name: 'Licht',
          description: 'Leuchten und Kerzen, die den Abend verlängern.',
        },
      },
      {
        handle: 'bath',
        picture: 'category-bath',
        en: { name: 'Bath', description: 'Towels that dry, dishes that drain, a mirror that tells the truth.' },
        de: {
          handle: 'bad',
          name: 'Bad',
          description: 'Handtücher, die trocknen, Schalen, die abtropfen lassen, ein Spiegel, der die Wahrheit sagt.',
        },
      },
    ],
  },
  {
    handle: 'clothing',
    picture: 'category-clothing',
    en: { name: 'Clothing', description: 'Few pieces, good cloth, seams worth turning inside out for.' },
    de: {
      handle: 'kleidung',
      name: 'Kleidung',
      description: 'Wenige Stücke, guter Stoff und Nähte, für die sich ein Blick nach innen lohnt.',
    },
    children: [
      {
        handle: 'shirts',
        en: { name: 'Shirts & Tees', description: 'Jersey and linen for every day.' },
        de: { handle: 'hemden-und-shirts', name: 'Hemden & Shirts', description: 'Jersey und Leinen für jeden Tag.' },
      },
      {
        handle: 'knitwear',
        en: { name: 'Knitwear', description: 'Merino and alpaca, knitted to last.' },
        de: { handle: 'strick', name: 'Strick', description: 'Merino und Alpaka, für lange Zeit gestrickt.' },
      },
      {
        handle: 'jackets-and-trousers',
        en: { name: 'Jackets & Trousers', description: 'Workwear for people who mostly work indoors.' },
        de: {
          handle: 'jacken-und-hosen',
          name: 'Jacken & Hosen',
          description: 'Arbeitskleidung für Menschen, die meist drinnen arbeiten.',
        },
      },
      {
        handle: 'accessories',
        en: { name: 'Bags & Accessories', description: 'To carry, to wrap up in and to pull on.' },
        de: {
          handle: 'taschen-und-accessoires',
          name: 'Taschen & Accessoires',
          description: 'Zum Tragen, Einwickeln und Überziehen.',
        },
      },
    ],
  },
  {
    handle: 'stationery',
    picture: 'category-stationery',
    en: { name: 'Stationery', description: 'Paper, pens and a tidy desk: for thoughts that should not be typed.' },
    de: {
      handle: 'papeterie',
      name: 'Papeterie',
      description: 'Papier, Stifte und ein aufgeräumter Tisch: für Gedanken, die man nicht tippen sollte.',
    },
    children: [
      {
        handle: 'notebooks',
        en: { name: 'Notebooks', description: 'Bound with thread, so that they lie flat.' },
        de: { handle: 'notizbuecher', name: 'Notizbücher', description: 'Mit Faden gebunden, damit sie flach liegen.' },
      },
      {
        handle: 'writing',
        en: { name: 'Writing', description: 'Pens and pencils that are refilled and sharpened, not thrown away.' },
        de: {
          handle: 'schreiben',
          name: 'Schreiben',
          description: 'Stifte, die man nachfüllt und spitzt, statt sie wegzuwerfen.',
        },
      },
      {
        handle: 'desk',
        en: { name: 'Desk', description: 'Trays, pots and mats that give things a place.' },
        de: {
          handle: 'schreibtisch',
          name: 'Schreibtisch',
          description: 'Schalen, Becher und Matten, die den Dingen einen Platz geben.',
        },
      },
      {
        handle: 'paper-goods',
        en: { name: 'Paper Goods', description: 'To write on, wrap with and hang up.' },
        de: { handle: 'papierwaren', name: 'Papierwaren', description: 'Zum Beschreiben, Einpacken und Aufhängen.' },
      },
    ],
  },
  {
    handle: 'gifts',
    picture: 'category-gifts',
    en: { name: 'Gifts', description: 'Small enough to post, good enough to keep.' },
    de: { handle: 'geschenke', name: 'Geschenke', description: 'Klein genug für die Post, gut genug zum Behalten.' },
  },
]
