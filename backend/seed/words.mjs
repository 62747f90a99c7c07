const optionNames = {
  Amount: 'Betrag', Base: 'Fuß', Battery: 'Akkulaufzeit', Color: 'Farbe', Diameter: 'Durchmesser', Edition: 'Auflage', Filling: 'Füllung', Finish: 'Oberfläche', Frame: 'Rahmen', Hardness: 'Härte', Height: 'Höhe', Language: 'Sprache', Layout: 'Aufteilung', Length: 'Länge', Lid: 'Deckel', Material: 'Material', Nib: 'Strichstärke', Pattern: 'Muster', Pieces: 'Teile', Pump: 'Pumpe', Ruling: 'Lineatur', Scent: 'Duft', Seat: 'Sitz', Set: 'Set', Shade: 'Schirm', Size: 'Größe', Soap: 'Seife', Stand: 'Ständer', Stripe: 'Streifen', Volume: 'Volumen', Wood: 'Holz',
}

const optionValues = {
  Amber: 'Bernstein', Ash: 'Esche', Black: 'Schwarz', Blush: 'Puderrosa', Brass: 'Messing', Chalk: 'Kreide', Charcoal: 'Anthrazit', Clay: 'Ton', Clear: 'Klar', Copper: 'Kupfer', Cork: 'Kork', Denim: 'Denim', Forest: 'Tannengrün', Graphite: 'Grafit', Ink: 'Tinte', Mist: 'Nebel', Moss: 'Moos', Mustard: 'Senf', Natural: 'Natur', Navy: 'Marineblau', Oak: 'Eiche', Oat: 'Hafer', Plum: 'Pflaume', Rose: 'Altrosa', Rust: 'Rost', Sage: 'Salbei', Sand: 'Sand', Sky: 'Himmelblau', Smoke: 'Rauch', Steel: 'Stahl', Terracotta: 'Terrakotta', Walnut: 'Nussbaum', White: 'Weiß',
  '10 cards': '10 Karten', '20 cards': '20 Karten', '16 pieces': '16 Teile', '24 pieces': '24 Teile', '20 hours': '20 Stunden', '40 hours': '40 Stunden', '0.5 l': '0,5 l', '0.6 l': '0,6 l', '0.75 l': '0,75 l', '1.1 l': '1,1 l', '1.2 l': '1,2 l', '1.8 l': '1,8 l', '0.5 mm': '0,5 mm', '0.7 mm': '0,7 mm',
  Bath: 'Badetuch', Cedar: 'Zeder', Check: 'Karo', Daily: 'Täglich', Dots: 'Punkte', Dotted: 'Punktiert', English: 'Englisch', 'Extra large': 'Extra groß', Feather: 'Federn', Fig: 'Feige', German: 'Deutsch', Gloss: 'Glänzend', Guest: 'Gästetuch', HB: 'HB', Hand: 'Handtuch', Large: 'Groß', Leaves: 'Blätter', Linden: 'Linde', Lined: 'Liniert', Linen: 'Leinen', Long: 'Lang', Matt: 'Matt', Medium: 'Mittel', Mixed: 'Gemischt', 'No. 7 of 40': 'Nr. 7 von 40', Regular: 'Normal', 'Sea salt': 'Meersalz', 'Set of 2': '2er-Set', 'Set of 3': '3er-Set', 'Set of 4': '4er-Set', 'Set of 6': '6er-Set', Single: 'Einzeln', Small: 'Klein', Stripe: 'Streifen', Stripes: 'Streifen', Weekly: 'Wöchentlich', 'With olive soap': 'Mit Olivenseife', 'With stand': 'Mit Ständer', 'Without soap': 'Ohne Seife', 'Without stand': 'Ohne Ständer', Wool: 'Wolle',
}

const typeNames = {
  Apron: 'Schürze', Bag: 'Tasche', 'Bath accessory': 'Badaccessoire', Bench: 'Bank', Bowl: 'Schale', Calendar: 'Kalender', Candle: 'Kerze', Candlestick: 'Kerzenhalter', Carafe: 'Karaffe', Cardigan: 'Strickjacke', Chair: 'Stuhl', Cup: 'Tasse', Cushion: 'Kissen', Cutlery: 'Besteck', 'Desk accessory': 'Schreibtischzubehör', 'Gift card': 'Geschenkkarte', Glass: 'Glas', Hat: 'Mütze', Jacket: 'Jacke', 'Kitchen tool': 'Küchenhelfer', Lamp: 'Leuchte', 'Letter paper': 'Briefpapier', Mirror: 'Spiegel', Mug: 'Becher', Napkin: 'Serviette', Notebook: 'Notizbuch', Pen: 'Stift', Pencil: 'Bleistift', Planner: 'Kalenderbuch', Planter: 'Pflanzgefäß', Plate: 'Teller', Pot: 'Topf', Robe: 'Bademantel', Rug: 'Teppich', Scarf: 'Schal', Shelf: 'Regal', Shirt: 'Hemd', Socks: 'Socken', Stool: 'Hocker', Storage: 'Aufbewahrung', Sweater: 'Pullover', 'T-shirt': 'T-Shirt', Table: 'Tisch', 'Tea towel': 'Geschirrtuch', Teapot: 'Teekanne', Throw: 'Plaid', Towel: 'Handtuch', Trousers: 'Hose', Vase: 'Vase', 'Wrapping paper': 'Geschenkpapier',
}

const tagNames = {
  bestseller: 'Bestseller', everyday: 'Für jeden Tag', 'gift idea': 'Geschenkidee', handmade: 'Handgemacht', 'limited edition': 'Limitierte Auflage', linen: 'Leinen', 'made to last': 'Für lange gemacht', new: 'Neu', 'organic cotton': 'Bio-Baumwolle', outdoor: 'Draußen', 'plastic-free': 'Plastikfrei', recycled: 'Recycelt', refillable: 'Nachfüllbar', wool: 'Wolle',
}

const books = { option: optionNames, value: optionValues, type: typeNames, tag: tagNames }

/** Sizes such as `M`, `45 cm` or `140 × 200 cm` read the same in both languages. */
const SAME_IN_GERMAN = /^(X*[SML]([/]X*[SML])?|2B|A\d|\d+([–]\d+)?( × \d+)?( (ml|l|cm|mm|g))?)$/

/**
 * @param {'option'|'value'|'type'|'tag'} book
 * @param {string} word as it stands in the catalogue
 * @returns {string} the German word
 * @throws {Error} when nobody has translated it
 */
export function germanWord(book, word) {
  const known = books[book][word]
  if (known) return known
  if (SAME_IN_GERMAN.test(word)) return word
  throw new Error(`The seed has no German word for the ${book} "${word}"`)
}
