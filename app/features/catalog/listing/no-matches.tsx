import { useT } from '~/i18n/use-t'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { toListPath } from './list-address'
import { type ListData } from './list-data'
import { nameFacet } from './name-facet'
import { toQueryWithout, toUnfiltered } from './query-without'

/** What to do where the choice leaves nothing: what there is without each part of it. */
export function NoMatches({ list }: { list: ListData }) {
  const t = useT()
  const { query, keptAway } = list
  const ways = Object.entries(keptAway)
  return (
    <section className="empty-state" aria-labelledby="no-matches">
      <h2 id="no-matches">{t('catalog:filter.none.title')}</h2>
      <p>{t(ways.length > 0 ? 'catalog:filter.none.ways' : 'catalog:filter.none.text')}</p>
      {ways.length > 0 ? (
        <ul className="stack gap-2">
          {ways.map(([what, count]) => (
            <li key={what}>
              <Link to={toListPath(list, toQueryWithout(query, what))} preventScrollReset>
                {t('catalog:filter.none.without', { facet: nameFacet(t, list.facets, what), count })}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <ButtonLink to={toListPath(list, toUnfiltered(query))}>{t('catalog:filter.clear')}</ButtonLink>
    </section>
  )
}
