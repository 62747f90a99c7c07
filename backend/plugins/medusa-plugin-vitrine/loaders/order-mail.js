'use strict'

Object.defineProperty(exports, '__esModule', { value: true })

/** Starts sending; what is under way when the container is disposed of is sent first. */
async function startOrderMail(container) {
  const mails = container.resolve('orderMailService')
  const disposable = { resolve: () => mails, lifetime: 'SINGLETON', dispose: () => mails.stop() }
  container.register({ orderMailSender: disposable })
  container.resolve('orderMailSender')
  mails.start()
}

exports.default = startOrderMail
