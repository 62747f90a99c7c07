import { isRouteErrorResponse, Outlet, useRouteError } from '@remix-run/react'
import { MerchantFailure } from '~/features/merchant/merchant-failure'

/** Keeps failures inside the merchant's frame. */
export default function FailureBoundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  return <MerchantFailure status={isRouteErrorResponse(error) ? error.status : 500} />
}
