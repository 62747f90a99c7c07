import { type T } from '~/i18n/use-t'
import { Disclosure } from '~/ui/disclosure'
import { type OptionView } from './product-view'

interface SizeGuideProps {
  t: T
  option: Pick<OptionView, 'name' | 'lang'>
  /** What is measured. */
  heads: string[]
  rows: { label: string; lang: string | undefined; lengths: string[] }[]
  /** The sign of the unit. */
  unit: string
}

/** Which size fits whom, folded away beside the sizes. */
export function SizeGuide({ t, option, heads, rows, unit }: SizeGuideProps) {
  return (
    <Disclosure summary={t('catalog:size-guide.title')}>
      <table className="table small">
        <caption>{t('catalog:size-guide.unit', { unit })}</caption>
        <thead>
          <tr>
            <th scope="col">
              <bdi lang={option.lang}>{option.name}</bdi>
            </th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, lang, lengths }) => (
            <tr key={label}>
              <th scope="row">
                <bdi lang={lang}>{label}</bdi>
              </th>
              {lengths.map((length, place) => (
                <td key={heads[place]}>{length}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}
