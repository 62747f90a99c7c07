import { createContext } from 'react'

/** A value of one rendering of a page, by which a form sent twice is known; the page's ETag leaves it out. */
export const PageNonceContext = createContext<string | undefined>(undefined)
