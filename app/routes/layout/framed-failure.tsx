import { useRouteError } from '@remix-run/react'
import { BareFailurePage, FailurePage } from './failure-page'
import { Frame, type FrameContent } from './frame'
import { toStatus } from './frame-meta'

/** A page's failure inside the frame, as long as the frame itself could be loaded. For error boundaries only. */
export function FramedFailure({ frame }: { frame: FrameContent | undefined }) {
  const status = toStatus(useRouteError())
  if (!frame) return <BareFailurePage status={status} />
  return (
    <Frame frame={frame}>
      <FailurePage status={status} />
    </Frame>
  )
}
