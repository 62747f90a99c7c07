import { UserService } from '@medusajs/medusa/dist/services'

/** Medusa's service, with passwords that are hashed as `passwords/passwords.ts` does. */
class SlowlyHashingUserService extends UserService {
  override hashPassword_(password: string) {
    return this.__container__.passwordsService.toStored(password)
  }
}

export default SlowlyHashingUserService
