/** Who makes some of the things, all of them made up. Of the first piece of each it is told who that is. */
const makers = [
  {
    brand: 'Olaria Barca',
    maker: 'Four potters in Barcelos who throw every cup and bowl on the wheel and glaze it by hand.',
    pieces: ['pippa-espresso-cup', 'kumo-mug', 'mira-bowl', 'lune-egg-cup'],
  },
  {
    brand: 'Aske',
    maker: 'A small factory in Denmark that bends, glues and weaves its own chairs, and mends them too.',
    pieces: ['aske-chair', 'tarn-stool', 'hearth-bench'],
  },
  {
    brand: 'Sklárna Jizera',
    maker: 'A glassworks in Bohemia where three blowers share one furnace.',
    pieces: ['orla-wine-glass', 'fenn-carafe', 'larder-jar'],
  },
  {
    brand: 'Falz & Faden',
    maker: 'Two bookbinders in Leipzig who sew every book with thread, so that it lies flat.',
    pieces: ['almanac-planner', 'field-notebook', 'atelier-sketchbook'],
  },
]

/**
 * What a piece's metadata says of who makes it.
 * @param {string} handle
 * @returns {{ brand?: string, maker?: string }}
 */
export function tellMaker(handle) {
  const made = makers.find(({ pieces }) => pieces.includes(handle))
  if (!made) return {}
  const { brand, maker, pieces } = made
  return { brand, ...(handle === pieces[0] && { maker }) }
}
