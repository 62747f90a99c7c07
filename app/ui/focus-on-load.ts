/**
 * For what a page says that came of a form: a browser without script gives it the focus. By attribute, since React itself
 * focuses form controls only.
 */
export const focusOnLoad = { autoFocus: true }
