/**
 * Languages with a complete translation, in the order of the shop's menu, and the two made-up ones that tests run in.
 * `CONTRIBUTING.md` says what a language takes.
 */
export const languages = ['en', 'de', 'fr', 'es', 'nl', 'ja', 'ar'] as const
export const pseudoLanguages = ['xa', 'xb'] as const
export type ShopLanguage = (typeof languages)[number]
export type Language = ShopLanguage | (typeof pseudoLanguages)[number]
