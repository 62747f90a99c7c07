/** `--paper` of `styles/tokens.css` in both schemes; a test holds them together. */
export const themeColors = { light: '#faf8f3', dark: '#171512' }
