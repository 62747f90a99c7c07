import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { Suggestions } from '~/features/catalog/gone/suggestions'
import { type Failure } from '~/respond.server'
import { BareFailurePage, FailurePage } from './failure-page'
import { Frame, type FrameContent } from './frame'
import { toStatus, toSuggestions } from './frame-meta'

/** A page's failure inside the frame, as long as the frame itself could be loaded. For error boundaries only. */
export function FramedFailure({ frame }: { frame: FrameContent | undefined }) {
  const error = useRouteError()
  const status = toStatus(error)
  const preparing = isRouteErrorResponse(error) && (error.data as Failure | null)?.reason === 'preparing'
  const suggestions = toSuggestions(error)
  if (!frame) return <BareFailurePage status={status} />
  return (
    <Frame frame={frame}>
      <FailurePage status={status} title={suggestions?.title} preparing={preparing} />
      {suggestions ? <Suggestions {...suggestions} /> : null}
    </Frame>
  )
}
