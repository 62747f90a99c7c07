import { type MetaFunction } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import { type loader as rootLoader } from '~/root'
import { type loader as authLoader } from './auth-layout'
import { isOrderFailure, toFrameMeta, toStatus, toSuggestions } from './frame-meta'
import { RouteFailure } from './framed-failure'
import { type loader as localeLoader } from './layout'

type Loaders = {
  root: typeof rootLoader
  'routes/layout/layout': typeof localeLoader
  'routes/layout/auth-layout': typeof authLoader
}

export const meta: MetaFunction<unknown, Loaders> = ({ error, matches }) => {
  const root = matches.find((match) => match.id === 'root')?.data
  const frame = matches.find(({ id }) => id === 'routes/layout/layout' || id === 'routes/layout/auth-layout')?.data
  const status = error ? toStatus(error) : undefined
  return toFrameMeta({ frame, root, status, isOrder: isOrderFailure(error), gone: toSuggestions(error)?.title })
}

/**
 * Keeps the failures of forms inside the frame: where an action fails, Remix loads what is above the nearest error
 * boundary and not the boundary's own route.
 */
export default function FailureBoundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <RouteFailure />
}
