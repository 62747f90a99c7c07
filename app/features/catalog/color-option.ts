// what merchants call it, in the languages of the shop
const names = new Set(['color', 'colour', 'farbe', 'couleur', 'kleur', 'لون', 'اللون', '色', 'カラー'])

/** Whether one of an option's names says that its values are colours. */
export function isColorOption({ label, labels }: { label: string; labels: Readonly<Record<string, string>> }): boolean {
  return [label, ...Object.values(labels)].some((name) => names.has(name.trim().toLowerCase()))
}
