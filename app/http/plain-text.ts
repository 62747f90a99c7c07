/**
 * What no name or address holds: control characters, line separators, marks that turn the writing direction, markup.
 * Labels, mails and other systems read such a text too.
 */
export const unusableCharacters = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069<>]/u
