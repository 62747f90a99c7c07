import nodemailer from 'nodemailer'
import { expect, test } from 'vitest'
import { needsTls } from './needs-tls'

test.each([
  ['smtp://mail.example:587', true],
  ['smtp://10.0.0.5', true],
  ['smtp://127.mail.example', true],
  ['smtp://mail.example:587?requireTLS=false', false],
  ['smtps://mail.example', false],
  ['smtp://localhost:1025', false],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://[::1]:1025', false],
])('%s must be spoken to over TLS: %s', (url, expected) => {
  const { options } = nodemailer.createTransport({ url, requireTLS: needsTls(url) })
  expect(options).toMatchObject({ requireTLS: expected })
})
