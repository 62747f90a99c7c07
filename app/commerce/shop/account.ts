import { type PostalAddress, type SavedAddress } from './address'

export interface Customer {
  id: string
  email: string
  firstName: string | null
  lastName: string | null
  phone: string | null
  /** First the default, the others as they were added. */
  addresses: SavedAddress[]
  /** The cart that was filled last, on whatever device. */
  cartId: string | null
}

/** A way to pay that a provider keeps for a customer. */
export interface PaymentMethod {
  /** The provider's id in the backend. */
  provider: string
  /** In the provider's own words. */
  data: unknown
}

export interface Registration {
  firstName: string
  lastName: string
  email: string
  password: string
}

/** A customer's own things. What is not there or somebody else's is refused; who is nobody, with `unauthenticated`. */
export interface Account {
  getCustomer(): Promise<Customer>
  /** What is not named stays. */
  changeCustomer(changes: { firstName?: string; lastName?: string; phone?: string }): Promise<Customer>
  /** The cart that is there again after the next sign-in. */
  rememberCart(cartId: string): Promise<void>
  /** @throws CommerceError whose answer may be lost; one that is there already is not added again */
  addAddress(address: PostalAddress): Promise<void>
  /** @throws CommerceError `invalid` for one that is not there any more */
  changeAddress(addressId: string, address: PostalAddress): Promise<void>
  deleteAddress(addressId: string): Promise<void>
  makeDefaultAddress(addressId: string): Promise<void>
  /** Null where the backend cannot say. */
  listPaymentMethods(): Promise<PaymentMethod[] | null>
  /** Everything that the backend keeps, in its own words. */
  exportData(): Promise<{ customer: unknown; orders: unknown[] }>
  /** @throws CommerceError of status 422 where the address has an account */
  register(registration: Registration): Promise<void>
}
