import { hasState, isChecked, isDisabled, matchesText, toBearers, toDescription, toName, toRole } from './accessibility'
import { type HttpPage } from './http-page'
import { readInnerText } from './inner-text'
import { type Narrowing, type Role, type RoleOptions, type ShopLocator } from './shopper'
import { findDefaultButton, isSubmitter } from './submission'

/** Elements of a page that plain HTTP has read. Nothing there changes by itself, so nothing is waited for. */
export class HttpLocator implements ShopLocator {
  constructor(
    private readonly owner: HttpPage,
    private readonly description: string,
    private readonly find: () => Element[],
  ) {}

  toString(): string {
    return this.description
  }

  page(): HttpPage {
    return this.owner
  }

  getByRole(role: Role, options: RoleOptions = {}): HttpLocator {
    const { name, description, exact, includeHidden } = options
    const told = `getByRole(${role}${name === undefined ? '' : `, ${String(name)}`})`
    return this.below(told, toBearers(role), (element) => {
      if (toRole(element) !== role || !hasState(element, role, options)) return false
      if (!includeHidden && !this.owner.isPerceived(element)) return false
      if (description !== undefined && !matchesText(this.descriptionOf(element), description, exact)) return false
      return name === undefined || matchesText(this.nameOf(element), name, exact)
    })
  }

  getByText(text: string | RegExp, { exact }: { exact?: boolean } = {}): HttpLocator {
    const matches = (own: string) => matchesText(own, text, exact)
    const find = typeof text === 'string' && !exact ? listHolders : listBearers
    return this.make(`getByText(${String(text)})`, () => this.unite(this.find().flatMap((root) => find(root, matches))))
  }

  getByLabel(text: string | RegExp, { exact }: { exact?: boolean } = {}): HttpLocator {
    return this.below(`getByLabel(${String(text)})`, labelled, (element) =>
      listLabels(element).some((label) => matchesText(label, text, exact)),
    )
  }

  getByTestId(id: string): HttpLocator {
    return this.locator(`[data-testid="${id}"]`)
  }

  locator(selector: string, options: Narrowing = {}): HttpLocator {
    const scoped = selector.replace(/(^|,)\s*(?=>)/g, '$1:scope ')
    const found = this.make(`locator(${selector})`, () =>
      this.unite(this.find().flatMap((root) => [...root.querySelectorAll(scoped)])),
    )
    return found.filter(options)
  }

  filter({ has, hasNot, hasText, hasNotText }: Narrowing = {}): HttpLocator {
    if (has === undefined && hasNot === undefined && hasText === undefined && hasNotText === undefined) return this
    const holds = (element: Element, locator: ShopLocator) => {
      return require(locator)
        .elements()
        .some((one) => one !== element && element.contains(one))
    }
    const told = [has, hasNot, hasText, hasNotText].filter((one) => one !== undefined).join()
    return this.make(`filter(${told})`, () =>
      this.find().filter((element) => {
        const text = toOwnText(element)
        if (has && !holds(element, has)) return false
        if (hasNot && holds(element, hasNot)) return false
        if (hasText !== undefined && !matchesText(text, hasText)) return false
        return hasNotText === undefined || !matchesText(text, hasNotText)
      }),
    )
  }

  or(other: ShopLocator): HttpLocator {
    return this.make(`or(${String(other)})`, () => this.unite([...this.find(), ...require(other).elements()]))
  }

  and(other: ShopLocator): HttpLocator {
    return this.make(`and(${String(other)})`, () => {
      const others = require(other).elements()
      return this.find().filter((element) => others.includes(element))
    })
  }

  first(): HttpLocator {
    return this.nth(0)
  }

  last(): HttpLocator {
    return this.nth(-1)
  }

  nth(index: number): HttpLocator {
    return this.make(`nth(${index})`, () => this.find().slice(index, index === -1 ? undefined : index + 1))
  }

  async all(): Promise<HttpLocator[]> {
    return this.find().map((_, index) => this.nth(index))
  }

  async count(): Promise<number> {
    return this.find().length
  }

  /** All that it finds in the page as it stands. */
  elements(): Element[] {
    return this.find()
  }

  /** @throws Error where it finds none, or several: a test must say which it means */
  element(): Element {
    const [element, ...others] = this.find()
    if (!element) throw new Error(`${this.description} finds nothing on ${this.owner.url()}`)
    if (others.length === 0) return element
    const told = [element, ...others].map((one) => one.outerHTML.slice(0, 120)).join('\n')
    throw new Error(`strict mode violation: ${this.description} finds ${others.length + 1} elements:\n${told}`)
  }

  async click(): Promise<void> {
    const element = this.usable()
    await this.owner.activate(element)
  }

  // the second click meets a page that is on its way
  async dblclick(): Promise<void> {
    await this.click()
  }

  async check(): Promise<void> {
    await this.setChecked(true)
  }

  async uncheck(): Promise<void> {
    await this.setChecked(false)
  }

  async setChecked(checked: boolean): Promise<void> {
    const control = toControl(this.usable())
    if (isChecked(control) !== checked) await this.owner.activate(control)
    if (isChecked(control) !== checked) throw new Error(`${this.description} does not become ${checked}`)
  }

  async fill(text: string): Promise<void> {
    const control = toControl(this.usable()) as HTMLInputElement
    if (!control.matches('input, textarea')) throw new Error(`${this.description} takes no text`)
    if (control.readOnly) throw new Error(`${this.description} is read-only`)
    const { maxLength } = control
    control.value = maxLength >= 0 ? text.slice(0, maxLength) : text
    this.owner.changed(control)
  }

  async clear(): Promise<void> {
    await this.fill('')
  }

  async pressSequentially(text: string): Promise<void> {
    await this.fill((await this.inputValue()) + text)
  }

  async press(key: string): Promise<void> {
    if (key !== 'Enter') throw new Error(`plain HTTP does not press ${key}`)
    const element = this.usable()
    const control = element as HTMLInputElement
    const types = !element.matches('input') || isSubmitter(element) || control.type === 'button'
    if (types || !control.form) return this.owner.activate(element)
    const button = findDefaultButton(control.form)
    if (button !== null) await this.owner.send(control.form, button)
  }

  async focus(): Promise<void> {
    this.owner.changed(this.element())
  }

  async blur(): Promise<void> {
    if (this.owner.focused === this.element()) this.owner.focus(null)
  }

  async selectOption(value: string | { label: string } | { index: number }): Promise<string[]> {
    const select = toControl(this.usable()) as HTMLSelectElement
    const option = [...select.options].find((one, index) => {
      if (typeof value === 'string') return one.value === value || one.label === value
      return 'label' in value ? one.label === value.label : index === value.index
    })
    if (!option || option.disabled) throw new Error(`${this.description} has no ${JSON.stringify(value)}`)
    option.selected = true
    this.owner.changed(select)
    return [option.value]
  }

  async evaluateAll<T>(read: (elements: HTMLElement[]) => T): Promise<T> {
    return read(this.find() as HTMLElement[])
  }

  async textContent(): Promise<string | null> {
    return this.element().textContent
  }

  async innerText(): Promise<string> {
    return readInnerText(this.element(), this.owner)
  }

  async allTextContents(): Promise<string[]> {
    return this.find().map((element) => element.textContent ?? '')
  }

  async allInnerTexts(): Promise<string[]> {
    return this.find().map((element) => readInnerText(element, this.owner))
  }

  async getAttribute(name: string): Promise<string | null> {
    return this.element().getAttribute(name)
  }

  async inputValue(): Promise<string> {
    return (toControl(this.element()) as HTMLInputElement).value
  }

  async isVisible(): Promise<boolean> {
    const [element] = this.find()
    return element !== undefined && this.owner.isShown(element)
  }

  async isChecked(): Promise<boolean> {
    return isChecked(toControl(this.element()))
  }

  nameOf(element: Element): string {
    return toName(element, this.owner)
  }

  descriptionOf(element: Element): string {
    return toDescription(element, this.owner)
  }

  private usable(): Element {
    const element = this.element()
    if (!this.owner.isShown(element)) throw new Error(`${this.description} is not shown on ${this.owner.url()}`)
    if (isDisabled(element)) throw new Error(`${this.description} is disabled on ${this.owner.url()}`)
    return element
  }

  private below(description: string, selector: string, matches: (element: Element) => boolean): HttpLocator {
    return this.make(description, () =>
      this.unite(this.find().flatMap((root) => [...root.querySelectorAll(selector)].filter(matches))),
    )
  }

  private make(description: string, find: () => Element[]): HttpLocator {
    return new HttpLocator(this.owner, this.description ? `${this.description}.${description}` : description, find)
  }

  // each once, in the order of the page
  private unite(elements: Element[]): Element[] {
    return [...new Set(elements)].sort((a, b) => (a.compareDocumentPosition(b) & 2 ? 1 : -1))
  }
}

type MatchesText = (text: string) => boolean

/** The innermost elements below `root` that have a text in them, which whatever is around them then has too. */
function listHolders(root: Element, matches: MatchesText): Element[] {
  const holders = [...root.children].filter((child) => !isUnread(child) && matches(toOwnText(child)))
  return holders.flatMap((holder) => {
    const inner = listHolders(holder, matches)
    return inner.length > 0 ? inner : [holder]
  })
}

/** The elements below `root` of which the whole text is as wanted, and that of no element just below them. */
function listBearers(root: Element, matches: MatchesText): Element[] {
  const found: Element[] = []
  function read(element: Element): { text: string; isMeant: boolean } {
    const children = [...element.childNodes].map((node) => {
      if (node.nodeType === 3) return { text: node.nodeValue ?? '', isMeant: false }
      return node.nodeType === 1 && !isUnread(node as Element) ? read(node as Element) : { text: '', isMeant: false }
    })
    // a page is no element, and none of its own
    const text = (element === root ? null : toButtonText(element)) ?? children.map((child) => child.text).join('')
    const isMeant = matches(text)
    if (isMeant && element !== root && !children.some((child) => child.isMeant)) found.push(element)
    return { text, isMeant }
  }
  read(root)
  return found
}

const labelled = 'button, input, meter, output, progress, select, textarea, [aria-label], [aria-labelledby]'

function require(locator: ShopLocator): HttpLocator {
  if (locator instanceof HttpLocator) return locator
  throw new Error(`${String(locator)} belongs to a browser`)
}

// a label stands for what it labels
function toControl(element: Element): Element {
  const control = element.matches('label') ? (element as HTMLLabelElement).control : null
  return control ?? element
}

function isUnread(element: Element): boolean {
  return element.matches('script, style, noscript, head')
}

/** The text by which an element is found: that of its buttons is their value. */
function toOwnText(element: Element): string {
  const ofButton = toButtonText(element)
  if (ofButton !== null) return ofButton
  const parts = [...element.childNodes].map((node) => {
    if (node.nodeType === 3) return node.nodeValue ?? ''
    return node.nodeType === 1 && !isUnread(node as Element) ? toOwnText(node as Element) : ''
  })
  return parts.join('')
}

function toButtonText(element: Element): string | null {
  return element.matches('input[type=submit], input[type=button]') ? (element as HTMLInputElement).value : null
}

function listLabels(element: Element): string[] {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const named = ids.map((id) => element.ownerDocument.getElementById(id)).filter((one) => one !== null)
  if (named.length > 0) return [named.map((one) => toOwnText(one)).join(' ')]
  const label = element.getAttribute('aria-label')
  if (label) return [label]
  return [...((element as HTMLInputElement).labels ?? [])].map((one) => toOwnText(one))
}
