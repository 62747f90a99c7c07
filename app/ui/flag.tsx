/** A country code as its emoji flag: two regional indicator letters. */
export function toFlag(country: string): string {
  const letters = [...country.toUpperCase()].filter((letter) => letter >= 'A' && letter <= 'Z')
  return letters.length === 2 ? String.fromCodePoint(...letters.map((l) => l.charCodeAt(0) + 0x1f1a5)) : ''
}

/** Decoration beside the country's name, never instead of it. */
export function Flag({ country }: { country: string }) {
  return (
    <span className="flag" aria-hidden="true">
      {toFlag(country)}
    </span>
  )
}
