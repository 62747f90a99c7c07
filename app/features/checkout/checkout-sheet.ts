import { type LinksFunction } from '@remix-run/node'
import sheet from './checkout.css?url'

/** Of a page that has the checkout's looks: its fields, its steps, or its form of a payment provider. */
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]
