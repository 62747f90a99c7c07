import { Link } from '~/ui/link'
import { ProductPicture } from '../product-picture'
import { type Tile } from './showcase.server'

interface TilesProps {
  /** Of the section's heading. */
  id: string
  title: string
  tiles: readonly Tile[]
  toPath: (handle: string) => string
}

/** Ways into the shop, each with a picture; nothing where there is none. */
export function Tiles({ id, title, tiles, toPath }: TilesProps) {
  if (tiles.length === 0) return null
  return (
    <section className="stack gap-5" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <TileList tiles={tiles} heading="h3" toPath={toPath} />
    </section>
  )
}

interface TileListProps extends Pick<TilesProps, 'tiles' | 'toPath'> {
  /** The level that the page is at. */
  heading: 'h2' | 'h3'
}

export function TileList({ tiles, heading: Heading, toPath }: TileListProps) {
  return (
    <ul className="tiles">
      {tiles.map((tile) => (
        <li key={tile.handle} className="tile">
          <div className="picture">
            <ProductPicture picture={tile.picture} alt="" sizes={tileSizes} widest={400} />
          </div>
          <Heading>
            <Link to={toPath(tile.handle)} lang={tile.foreign?.title}>
              {tile.title}
            </Link>
          </Heading>
          {tile.description ? (
            <p className="small muted" lang={tile.foreign?.description}>
              {tile.description}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

const tileSizes = '(width >= 82rem) 20rem, (width >= 60rem) 23vw, 46vw'
