import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { type Tile } from './showcase.server'
import { TileList } from './tiles'

/** All collections of the shop, and the way to everything. */
export function CollectionsPage({ tiles }: { tiles: readonly Tile[] }) {
  const t = useT()
  const { code } = useLocale()
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('catalog:home.collections')}</h1>
      </div>
      <TileList tiles={tiles} heading="h2" toPath={(handle) => paths.collection(code, handle)} />
      <p>
        <ButtonLink to={paths.allProducts(code)} kind="secondary">
          {t('catalog:all.title')}
        </ButtonLink>
      </p>
    </div>
  )
}
