'use strict'

Object.defineProperty(exports, '__esModule', { value: true })

/** Starts sending; what is under way when the container is disposed of is sent first. */
async function startShopMail(container) {
  const mails = container.resolve('shopMailService')
  const disposable = { resolve: () => mails, lifetime: 'SINGLETON', dispose: () => mails.stop() }
  container.register({ shopMailSender: disposable })
  container.resolve('shopMailSender')
  mails.start()
}

exports.default = startShopMail
