'use strict'

Object.defineProperty(exports, '__esModule', { value: true })

/** Starts recording; what is under way when the container is disposed of is finished first. */
async function startPriceHistory(container) {
  const history = container.resolve('priceHistoryService')
  const disposable = { resolve: () => history, lifetime: 'SINGLETON', dispose: () => history.stop() }
  container.register({ priceRecorder: disposable })
  container.resolve('priceRecorder')
  history.start()
}

exports.default = startPriceHistory
