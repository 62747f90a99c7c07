import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { type Failure } from '~/respond.server'
import { StaticHtml } from '~/ui/static-html'
import { BareFailurePage, FailurePage } from './failure-page'
import { Frame, type FrameContent } from './frame'
import { isOrderFailure, toReference, toResending, toStatus, toSuggestions, toWaitSeconds } from './frame-meta'

/** The failure of a page, to stand in its place. For error boundaries only. */
export function RouteFailure() {
  const error = useRouteError()
  const preparing = isRouteErrorResponse(error) && (error.data as Failure | null)?.reason === 'preparing'
  const suggestions = toSuggestions(error)
  const detail = {
    isOrder: isOrderFailure(error),
    title: suggestions?.title,
    waitSeconds: toWaitSeconds(error),
    preparing,
    resending: toResending(error),
    reference: toReference(error),
  }
  return (
    <>
      <FailurePage status={toStatus(error)} {...detail} />
      <StaticHtml html={suggestions?.html} />
    </>
  )
}

/** A page's failure inside the frame, as long as the frame itself could be loaded. For error boundaries only. */
export function FramedFailure({ frame }: { frame: FrameContent | undefined }) {
  const error = useRouteError()
  if (!frame) {
    const reference = toReference(error)
    return <BareFailurePage status={toStatus(error)} resending={toResending(error)} reference={reference} />
  }
  return (
    <Frame frame={frame}>
      <RouteFailure />
    </Frame>
  )
}
