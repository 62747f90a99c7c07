import { createContext } from 'react'

/** Whether the page is the light version, which has no script: it leaves out what only looks nice, and weighs little. */
export const LightContext = createContext(false)
