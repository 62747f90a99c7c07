/**
 * Whether a form's field holds what nobody else is to read: a password, or the token of a mailed link. Such a field is
 * written into no page and no cookie; one that holds a secret is to be named so that this tells.
 */
export function isSecretField(name: string): boolean {
  return /password|token/i.test(name)
}
