import { createContext } from 'react'

/** Marks the page's own scripts while it is rendered on the server; undefined in the browser. */
export const ScriptNonceContext = createContext<string | undefined>(undefined)
