/**
 * What the statement on accessibility says in every language; docs/accessibility.md says the same, criterion by criterion,
 * and a test holds the one against the other.
 */
export const accessibility = {
  standard: 'WCAG 2.2',
  level: 'AA',
  /** When the shop was last looked over as a whole, ISO 8601. */
  assessed: '2026-11-23',
}
