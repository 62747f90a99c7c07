import rules from './flag-lists.css?raw'
import { toFlag } from './flag.server'

/** The stylesheet that puts these countries' pictures into lists and beside them; the rules alone where flags are no pictures. */
export function toFlagLists(countries: readonly string[], settings?: Parameters<typeof toFlag>[1]): string {
  const pictures = countries.flatMap((code) => {
    const flag = toFlag(code, settings)
    return flag && 'src' in flag ? [toRule(code, flag.src)] : []
  })
  return `${rules}@layer components{${pictures.join('')}}\n`
}

function toRule(code: string, src: string): string {
  const name = `[data-flag=${code}]`
  return `.select:has(${name}:checked)::after,${name}::before{background-image:url("${toCssString(src)}")}`
}

function toCssString(text: string): string {
  return text.replace(/["\\\n\r\f]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)
}
