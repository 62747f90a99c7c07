/** Where the QR code of the GARAN label leads, Annex II of Implementing Regulation (EU) 2025/1960. */
export const garanAddress = 'https://europa.eu/youreurope/commercial-guarantee-durability'

/** What the label calls its number of years, by official language, in its order. */
export const garanLanguages: readonly (readonly [language: string, words: string])[] = [
  ['bg', 'Гаранция от производителя в години'],
  ['cs', 'Záruka výrobce v letech'],
  ['da', 'Producentgarantiens varighed i år'],
  ['de', 'Herstellergarantie in Jahren'],
  ['el', 'Εγγύηση παραγωγού σε έτη'],
  ['en', 'Producer guarantee in years'],
  ['es', 'Garantía del productor en años'],
  ['et', 'Tootja garantii aastates'],
  ['fi', 'Tuottajan takuu vuosina'],
  ['fr', 'Garantie du producteur en années'],
  ['ga', 'Ráthaíocht an táirgeora de réir blianta'],
  ['hr', 'Jamstvo proizvođača u godinama'],
  ['hu', 'Gyártói jótállás években'],
  ['it', 'Garanzia del produttore in anni'],
  ['lt', 'Gamintojo garantija metais'],
  ['lv', 'Ražotāja garantija gados'],
  ['mt', 'Garanzija tal-produttur fi snin'],
  ['nl', 'Producentengarantie in jaren'],
  ['pl', 'Gwarancja producenta w latach'],
  ['pt', 'Garantia do produtor em anos'],
  ['ro', 'Garanția producătorului în ani'],
  ['sk', 'Záruka výrobcu v rokoch'],
  ['sl', 'Garancija proizvajalca v letih'],
  ['sv', 'Tillverkarens garanti i antal år'],
]
