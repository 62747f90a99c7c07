'use strict'

const { UserService } = require('@medusajs/medusa/dist/services')

Object.defineProperty(exports, '__esModule', { value: true })

/** Medusa's service, with passwords that are hashed as `passwords/passwords.js` does. */
class SlowlyHashingUserService extends UserService {
  hashPassword_(password) {
    return this.__container__.passwordsService.toStored(password)
  }
}

exports.default = SlowlyHashingUserService
