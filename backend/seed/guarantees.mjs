import { languages, say } from './words.mjs'

/**
 * What `metadata.guarantee` says of a producer's guarantee: free of charge and for all of the piece, or the law knows no
 * label for it. Who gives them is made up, and so is where to write.
 * @param {{ years: number, brand: string, model: string, guarantor: { name: string, address: string } }} facts
 */
export function makeGuarantee(facts) {
  const sayAlike = (/** @type {string} */ text) =>
    Object.fromEntries(languages.map((language) => [language, say(language, 'guarantees', text)]))
  return {
    ...facts,
    ...{ free: true, whole_good: true },
    claim: sayAlike('claim'),
    territory: sayAlike('territory'),
    terms_url: 'https://guarantee.example/terms',
  }
}
