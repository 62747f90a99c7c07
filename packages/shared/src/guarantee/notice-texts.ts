/**
 * The words of the harmonised notice on the legal guarantee, Annex I of Implementing Regulation (EU) 2025/1960:
 * "None of the elements of the harmonised notice can be edited." `**` stands around what is bold. `docs/law-sources.md`
 * says where each language was read, and which bold parts follow the English ones.
 */
export interface NoticeTexts {
  title: string
  minimum: string
  rights: string
  defects: readonly string[]
  liability: string
  remedies: readonly string[]
  longer: string
  more: string
  /** As it is printed. */
  shortAddress: string
  /** Where the official QR code leads, as does the link. */
  address: string
  whatToDo: string
  steps: readonly string[]
  commercial: string
}

const rightsPages = 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns'

const en: NoticeTexts = {
  title: 'LEGAL GUARANTEE',
  minimum: '**Minimum two-year legal guarantee protection** for goods sold in the European Union.',
  rights: 'Consumers can claim their rights under the legal guarantee of conformity, for example if goods:',
  defects: ['do not match the description;', 'do not function as intended.'],
  liability:
    '**Sellers are liable** for any lack of conformity which existed when the goods were delivered, and which becomes apparent within the legal guarantee period. Sellers in such a situation are required to offer:',
  remedies: [
    '**free repair** or **free replacement**;',
    'in some cases, a **price reduction** or **full reimbursement**.',
  ],
  longer:
    'Some countries have a longer legal guarantee period. For second-hand goods, a shorter period may apply, but not less than one year.',
  more: 'For more information on your rights in a specific country, scan the QR code below or ask the seller.',
  shortAddress: 'europa.eu/youreurope/guarantees',
  address: 'https://europa.eu/youreurope/guarantees',
  whatToDo: 'What to do if you receive non-conforming goods:',
  steps: [
    'Contact the seller as soon as possible to report the issue;',
    'Provide proof of purchase, such as a receipt, invoice, or bank statement.',
  ],
  commercial:
    'Sellers and producers may also offer commercial guarantees, which apply independently from the legal guarantee. For example, you may see this GARAN label representing a **commercial guarantee of durability** offered by the producer at no additional cost and covering the entire good.',
}

const de: NoticeTexts = {
  title: 'GESETZLICHE GEWÄHRLEISTUNG',
  minimum:
    '**Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit** für Waren, die in der Europäischen Union verkauft werden.',
  rights:
    'Verbraucherinnen und Verbraucher können ihre Rechte im Rahmen des gesetzlichen Gewährleistungsrechts geltend machen, z. B. wenn die Waren',
  defects: ['nicht der Beschreibung entsprechen,', 'nicht bestimmungsgemäß funktionieren.'],
  liability:
    '**Verkäufer haften** für jede Vertragswidrigkeit, die zum Zeitpunkt der Lieferung der Waren bestand und innerhalb des Zeitraums der gesetzlichen Gewährleistung erkennbar wird. Verkäufer müssen in solchen Fällen Folgendes anbieten:',
  remedies: [
    '**kostenlose Nachbesserung** oder **kostenlose Ersatzlieferung**,',
    'in bestimmten Fällen eine **Preisminderung** oder eine **vollständige Erstattung des Kaufpreises**.',
  ],
  longer:
    'In einigen Ländern gilt ein längerer Zeitraum für die gesetzliche Gewährleistung. Für gebrauchte Waren kann ein kürzerer Zeitraum gelten, jedoch nicht weniger als ein Jahr.',
  more: 'Für weitere Informationen zu Ihren Rechten in einem bestimmten Land scannen Sie den nachstehenden QR-Code oder fragen Sie den Verkäufer.',
  shortAddress: 'europa.eu/youreurope/garantien',
  address: `${rightsPages}/index_de.htm`,
  whatToDo: 'Was ist zu tun, wenn Sie vertragswidrige Waren erhalten?',
  steps: [
    'Melden Sie dem Verkäufer das Problem so bald wie möglich.',
    'Legen Sie einen Kaufnachweis vor, z. B. die Quittung, Rechnung oder einen Kontoauszug.',
  ],
  commercial:
    'Verkäufer und Hersteller können auch gewerbliche Garantien gewähren, die unabhängig von der gesetzlichen Gewährleistung gelten. Diese GARAN-Kennzeichnung zeigt beispielsweise, dass der Hersteller eine **gewerbliche Haltbarkeitsgarantie** ohne zusätzliche Kosten gewährt, die die gesamte Ware abdeckt.',
}

const fr: NoticeTexts = {
  title: 'GARANTIE LÉGALE',
  minimum:
    '**Protection offerte par la garantie légale minimale de deux ans** sur des biens vendus dans l’Union européenne.',
  rights:
    'Les consommateurs peuvent faire valoir leurs droits au titre de la garantie légale de conformité, par exemple si les biens:',
  defects: ['ne correspondent pas à la description;', 'ne fonctionnent pas comme prévu.'],
  liability:
    '**Les vendeurs sont responsables** de tout défaut de conformité qui existait au moment de la livraison des biens et qui apparaît pendant la période de garantie légale. Les vendeurs se trouvant dans une telle situation sont tenus de proposer:',
  remedies: [
    'une **réparation gratuite** ou un **remplacement gratuit**;',
    'dans certains cas, une **réduction de prix** ou un **remboursement intégral**.',
  ],
  longer:
    'Dans certains pays, la période de garantie légale est plus longue. Pour les biens d’occasion, une période plus courte peut s’appliquer, mais elle ne peut être inférieure à un an.',
  more: 'Pour en savoir plus sur vos droits dans un pays donné, scannez le code QR ci-dessous ou consultez le vendeur.',
  shortAddress: 'europa.eu/youreurope/garanties',
  address: `${rightsPages}/index_fr.htm`,
  whatToDo: 'Que faire si vous recevez des biens non conformes:',
  steps: [
    'Contactez le vendeur dès que possible pour signaler le problème;',
    'Fournissez une preuve d’achat, telle qu’un reçu, une facture ou un relevé bancaire.',
  ],
  commercial:
    'Les vendeurs et les producteurs peuvent également offrir des garanties commerciales, qui s’appliquent indépendamment de la garantie légale. Par exemple, il se peut que votre bien affiche ce label GARAN, représentant une **garantie commerciale de durabilité** offerte par le producteur sans frais supplémentaires et s’appliquant à l’ensemble du bien.',
}

const es: NoticeTexts = {
  title: 'GARANTÍA LEGAL',
  minimum: '**Garantía legal mínima de dos años** para los bienes vendidos en la Unión Europea.',
  rights:
    'Los consumidores pueden hacer valer los derechos que les otorga la garantía legal de conformidad, por ejemplo, si los bienes:',
  defects: ['no coinciden con la descripción;', 'no funcionan según lo previsto.'],
  liability:
    '**Los vendedores son responsables** de cualquier falta de conformidad que existiera en el momento de la entrega de los bienes y que se ponga de manifiesto dentro del período de garantía legal. Los vendedores que se encuentren en tal situación están obligados a ofrecer:',
  remedies: [
    'la **reparación** o **sustitución gratuitas**;',
    'en algunos casos, una **reducción del precio** o un **reembolso total**.',
  ],
  longer:
    'Algunos países tienen un período de garantía legal más largo. En el caso de los bienes de segunda mano, dicho período puede ser más corto, pero nunca inferior a un año.',
  more: 'Para obtener más información sobre sus derechos en un país específico, escanee el código QR que figura a continuación o consulte al vendedor.',
  shortAddress: 'europa.eu/youreurope/garantías',
  address: `${rightsPages}/index_es.htm`,
  whatToDo: 'Qué hacer si recibe bienes no conformes:',
  steps: [
    'Póngase en contacto con el vendedor lo antes posible para notificar el problema.',
    'Aporte pruebas de la compra, como un recibo, una factura o un extracto bancario.',
  ],
  commercial:
    'Los vendedores y los productores también pueden ofrecer garantías comerciales, que se aplican independientemente de la garantía legal. Por ejemplo, la etiqueta GARAN representa una **garantía comercial de durabilidad** ofrecida por el productor sin coste adicional y que cubre la totalidad del bien.',
}

const nl: NoticeTexts = {
  title: 'WETTELIJKE GARANTIE',
  minimum:
    '**Minimaal twee jaar bescherming dankzij de wettelijke garantie** voor goederen die in de Europese Unie worden verkocht.',
  rights:
    'Consumenten kunnen hun rechten doen gelden op grond van de wettelijke conformiteitsgarantie, bijvoorbeeld als goederen:',
  defects: ['niet met de beschrijving overeenstemmen;', 'niet naar behoren functioneren.'],
  liability:
    '**Verkopers zijn aansprakelijk** voor elk conformiteitsgebrek dat bestond bij de levering van de goederen en dat binnen de wettelijke garantieperiode aan het licht komt. Verkopers moeten in een dergelijke situatie het volgende aanbieden:',
  remedies: [
    '**gratis reparatie** of **gratis vervanging**;',
    'in sommige gevallen, **gedeeltelijke** of **volledige terugbetaling**.',
  ],
  longer:
    'Sommige landen hebben een langere wettelijke garantieperiode. Voor tweedehandsartikelen kan de garantieperiode korter zijn, maar niet korter dan één jaar.',
  more: 'Als u meer wilt weten over uw rechten in een bepaald land, kunt u de QR-code hieronder scannen of de verkoper om informatie vragen.',
  shortAddress: 'europa.eu/youreurope/garantie',
  address: `${rightsPages}/index_nl.htm`,
  whatToDo: 'Wat moet u doen als u niet-conforme goederen ontvangt:',
  steps: [
    'Neem zo spoedig mogelijk contact op met de verkoper om het probleem te melden.',
    'Verstrek een aankoopbewijs, zoals een bon, een factuur of een rekeningafschrift.',
  ],
  commercial:
    'Verkopers en producenten kunnen ook commerciële garanties aanbieden, die los van de wettelijke garantie van toepassing zijn. Dit GARAN-label bijvoorbeeld staat voor een **commerciële levensduurgarantie** die kosteloos door de producent wordt aangeboden en het volledige goed dekt.',
}

const texts = { en, de, fr, es, nl }

/** Those of the 24 official languages that the shop speaks. */
export type NoticeLanguage = keyof typeof texts
export const noticeLanguages = Object.keys(texts) as NoticeLanguage[]

/** The notice has no Japanese and no Arabic version: English stands in for a language that has none. */
export function toNoticeLanguage(language: string): NoticeLanguage {
  return noticeLanguages.find((known) => known === language) ?? 'en'
}

export function getNoticeTexts(language: NoticeLanguage): NoticeTexts {
  return texts[language]
}
