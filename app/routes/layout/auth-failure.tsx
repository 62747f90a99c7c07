import { type MetaFunction } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import { type loader as rootLoader } from '~/root'
import { type loader as layoutLoader } from './auth-layout'
import { toFrameMeta, toStatus } from './frame-meta'
import { RouteFailure } from './framed-failure'

type Loaders = { root: typeof rootLoader; 'routes/layout/auth-layout': typeof layoutLoader }

export const meta: MetaFunction<unknown, Loaders> = ({ error, matches }) => {
  const root = matches.find((match) => match.id === 'root')?.data
  const frame = matches.find((match) => match.id === 'routes/layout/auth-layout')?.data
  return toFrameMeta({ frame, root, status: error ? toStatus(error) : undefined })
}

/**
 * Keeps the failures of forms inside the frame: where an action fails, Remix loads what is above the nearest error
 * boundary and not the boundary's own route.
 */
export default function AuthFailure() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <RouteFailure />
}
