import { type EnergyClass } from '~/commerce/shop/product-facts'
import { useT } from '~/i18n/use-t'

// of the label, the best class first and the last for all behind it (A++ to G has nine), as the acts print them (cyan, magenta, yellow, black): 100-0-100-0 to 0-100-100-0
const colors = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24']

/**
 * The arrow that stands beside a price and leads to the label, with the product information sheet: the nested display of
 * the acts under Regulation (EU) 2017/1369, such as Annex VII of Regulation (EU) 2019/2015. Class in white and as large as
 * the price, the scale in black.
 */
export function EnergyLabel({ energy: { letter, scale, label, sheet } }: { energy: EnergyClass }) {
  const t = useT()
  const [best = letter] = scale
  const worst = scale.at(-1) ?? letter
  const name = t('catalog:energy.label', { letter, best, worst })
  const arrow = (
    <Arrow {...{ name, letter, best, worst }} color={colors[Math.min(scale.indexOf(letter), colors.length - 1)]} />
  )
  return (
    <span className="energy">
      {label ? <a href={label}>{arrow}</a> : arrow}
      {sheet ? <a href={sheet}>{t('catalog:energy.sheet')}</a> : null}
    </span>
  )
}

interface ArrowProps {
  name: string
  letter: string
  best: string
  worst: string
  color: string | undefined
}

function Arrow({ name, letter, best, worst, color }: ArrowProps) {
  // where the scale ends, and where the tip begins
  const side = best.length > 1 ? 30 : 16
  const end = side + 8 + 10 * letter.length
  const middle = side / 2 + 0.5
  return (
    <svg viewBox={`0 0 ${end + 12} 24`} role="img" aria-label={name}>
      <path d={`M.5.5H${end}l11 11.5-11 11.5H.5z`} fill={color} stroke="#000" />
      <path d={`M.5.5h${side}v23H.5z`} fill="#fff" stroke="#000" />
      <path d={`M${middle} 15v-5m-2 1.5 2-2 2 2`} fill="none" stroke="#000" />
      <text x={middle} y="8.2" fontSize="8">
        {best}
      </text>
      <text x={middle} y="22.2" fontSize="8">
        {worst}
      </text>
      <text x={(side + end) / 2 + 1} y="17.5" fontSize="16" className="energy-class">
        {letter}
      </text>
    </svg>
  )
}
