// @ts-nocheck
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text made fit for HTML, inside elements and quoted attributes alike. */
export function escapeHtml(text) {
  return String(text ?? '').replace(/[&<>"']/g, (character) => entities[character])
}
