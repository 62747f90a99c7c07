import { languages, sayAll } from '../seed/words.mjs'

/** @typedef {typeof import('../../locales/en/demo/identity-provider.json')} PageWords */

/** @param {string} [wanted] OpenID Connect's `ui_locales`: BCP 47 tags, the dearest first; English where none is spoken */
export function findLanguage(wanted = '') {
  const asked = wanted.split(' ').map((tag) => tag.replace(/-.*/, '').toLowerCase())
  return asked.find((language) => languages.includes(language)) ?? 'en'
}

/**
 * @param {string} language one that the demo speaks
 * @returns {PageWords}
 */
export function sayIn(language) {
  return /** @type {PageWords} */ (sayAll(language, 'identity-provider'))
}
