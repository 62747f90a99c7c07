/** NextAuth v4's codes of what can go wrong (https://next-auth.js.org/configuration/pages#error-codes), and nine of ours. */
export const authErrorCodes = [
  'AccessDenied',
  'AccountNotConnected',
  'Callback',
  'Configuration',
  'ConfirmIdentity',
  'CredentialsSignin',
  'Default',
  'EmailCreateAccount',
  'EmailLinkNeeded',
  'EmailLinksSent',
  'EmailSignin',
  'OAuthAccountNotLinked',
  'OAuthCallback',
  'OAuthCreateAccount',
  'OAuthSignin',
  'PasskeyRefused',
  'PasskeyUnknown',
  'PasswordSet',
  'ProvidersUnknown',
  'SessionRequired',
  'TooManyRequests',
  'UndoEmail',
  'Verification',
] as const

export type AuthErrorCode = (typeof authErrorCodes)[number]

/** The code that an address names, `Default` for one that nobody knows; null where it names none. */
export function toAuthErrorCode(value: string | null): AuthErrorCode | null {
  if (!value) return null
  return authErrorCodes.find((code) => code === value) ?? 'Default'
}

// the sign-in page is the way on from all others
const pageStatuses: Partial<Record<AuthErrorCode, number>> = {
  AccessDenied: 403,
  Configuration: 500,
  Default: 200,
  ProvidersUnknown: 503,
  TooManyRequests: 429,
  UndoEmail: 403,
  Verification: 403,
}

/** The status of the error page for this code; null where the sign-in page itself says it. */
export function toErrorPageStatus(code: AuthErrorCode): number | null {
  return pageStatuses[code] ?? null
}
