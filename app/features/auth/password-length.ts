/** Characters of a new password at least. NIST SP 800-63B: a length, and no rules about what it is made of. */
export const passwordMinLength = 8
