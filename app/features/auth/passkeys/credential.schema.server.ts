import { z } from 'zod'

const base64url = z.string().regex(/^[\w-]+$/)

// attestation is not asked for, so that it is a key and little else
const longest = 8000

const credential = {
  id: base64url.min(16).max(1400),
  rawId: base64url.max(1400),
  type: z.literal('public-key'),
  // of extensions the shop asks for none
  clientExtensionResults: z.unknown().transform(() => ({})),
}

/** What a browser has signed with a passkey, as JSON (https://www.w3.org/TR/webauthn-3/#dictdef-authenticationresponsejson). */
export const assertionSchema = readJson(
  z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.optional().catch(undefined),
    }),
  }),
)

/** A passkey that a browser has made, as JSON (https://www.w3.org/TR/webauthn-3/#dictdef-registrationresponsejson). */
export const attestationSchema = readJson(
  z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.string().max(30)).max(10).catch([]),
    }),
  }),
)

export type Assertion = z.infer<typeof assertionSchema>

export type Attestation = z.infer<typeof attestationSchema>

function readJson<T extends z.ZodType>(schema: T) {
  return z
    .string()
    .max(longest)
    .transform((text, { addIssue }): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        addIssue('no JSON')
        return z.NEVER
      }
    })
    .pipe(schema)
}
