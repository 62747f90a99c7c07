// Made up, as their producers are.
const claim = {
  en: 'Write to care@guarantee.example with the invoice and a picture; the producer repairs or replaces the piece and pays the carriage.',
  de: 'Schreiben Sie mit Rechnung und Foto an care@guarantee.example; der Hersteller repariert oder ersetzt das Stück und zahlt den Versand.',
  fr: 'Écrivez à care@guarantee.example avec la facture et une photo ; le producteur répare ou remplace la pièce et paie le transport.',
  es: 'Escriba a care@guarantee.example con la factura y una foto; el productor repara o sustituye la pieza y paga el transporte.',
  nl: 'Schrijf met factuur en foto naar care@guarantee.example; de producent herstelt of vervangt het stuk en betaalt de verzending.',
  ja: '請求書と写真を添えて care@guarantee.example までご連絡ください。メーカーが修理または交換し、送料を負担します。',
  ar: 'راسل care@guarantee.example مع الفاتورة وصورة؛ يصلح المنتِج القطعة أو يستبدلها ويتحمل تكلفة النقل.',
}

const territory = {
  en: 'In the European Economic Area.',
  de: 'Im Europäischen Wirtschaftsraum.',
  fr: 'Dans l’Espace économique européen.',
  es: 'En el Espacio Económico Europeo.',
  nl: 'In de Europese Economische Ruimte.',
  ja: '欧州経済領域内。',
  ar: 'في المنطقة الاقتصادية الأوروبية.',
}

/**
 * What `metadata.guarantee` says of a producer's guarantee: free of charge and for all of the piece, or the law knows no
 * label for it.
 * @param {{ years: number, brand: string, model: string, guarantor: { name: string, address: string } }} facts
 */
export function makeGuarantee(facts) {
  return { ...facts, free: true, whole_good: true, claim, territory, terms_url: 'https://guarantee.example/terms' }
}
