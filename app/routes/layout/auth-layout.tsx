import { type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { answer } from '~/answer.server'
import { type loader as rootLoader } from '~/root'
import { Frame } from './frame'
import { toFrameMeta, toStatus } from './frame-meta'
import { getFrame } from './frame.server'
import { FramedFailure } from './framed-failure'

/** The shop's frame around the sign-in's pages, whose addresses name no locale; nobody keeps what they answer. */
export async function loader(args: LoaderFunctionArgs) {
  return answer(args, (ctx) => {
    ctx.answer.doNotStore()
    return getFrame(ctx)
  })
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ data: frame, error, matches }) => {
  const root = matches.find((match) => match.id === 'root')?.data
  return toFrameMeta({ frame, root, status: error || !frame ? toStatus(error) : undefined })
}

export default function AuthLayout() {
  return (
    <Frame frame={useLoaderData<typeof loader>()}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  return <FramedFailure frame={useRouteLoaderData<typeof loader>('routes/layout/auth-layout')} />
}
