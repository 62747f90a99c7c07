/**
 * What the statement on accessibility says in every language; docs/accessibility.md says the same, criterion by criterion,
 * and a test holds the one against the other.
 */
export const accessibility = {
  standard: 'WCAG 2.2',
  level: 'AA',
  /** When it was last brought up to date, ISO 8601. */
  updated: '2026-11-23',
}
