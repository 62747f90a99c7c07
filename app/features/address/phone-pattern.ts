/**
 * The `pattern` of a field for a telephone number, which may be left empty: two digits in one of the writings that
 * libphonenumber reads, and no number is shorter. All else is for the server to judge.
 */
export const phonePattern = '\\s*|(?:[^0-9٠-٩۰-۹０-９]*[0-9٠-٩۰-۹０-９]){2}.*'
