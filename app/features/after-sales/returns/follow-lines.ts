import { findLife, type LineLife } from '~/features/orders/line-life'

interface Fields {
  get(name: string): unknown
}

/**
 * A form's fields, whichever id of its line a field is named by (`quantity.item_1`): the page may have been made before an
 * order edit gave the line another one. What was typed for the line's id of now counts first.
 */
export function followLines(fields: Fields, lives: readonly LineLife[]): Fields {
  return {
    get(name) {
      const [, field, lineId = ''] = /^(\w+)\.(.+)$/.exec(name) ?? []
      const ids = findLife(lives, lineId)?.ids ?? []
      const names = [name, ...ids.toReversed().map((id) => `${field}.${id}`)]
      return names.map((one) => fields.get(one)).find((value) => value !== null && value !== undefined) ?? null
    },
  }
}
