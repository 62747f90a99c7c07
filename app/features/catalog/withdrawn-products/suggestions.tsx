import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { type Instead } from './suggestions.server'

/** Where to look instead of something that has left the shop. */
export function Suggestions({ t, links, products }: Instead & Pick<RequestContext, 't'>) {
  return (
    <div className="page">
      {links.length > 0 ? (
        <nav className="stack gap-2" aria-labelledby="ways">
          <h2 id="ways">{t('common:failure.gone.ways')}</h2>
          <ul className="cluster gap-5">
            {links.map(({ title, path, lang }) => (
              <li key={path}>
                <a href={path} lang={lang}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {products.length > 0 ? (
        <section className="stack gap-5" aria-labelledby="like">
          <h2 id="like">{t('common:failure.gone.products')}</h2>
          <ul className="product-grid">
            {products.map(({ title, path, picture, lang }) => (
              <li key={path}>
                <article className="product-card">
                  <div className="picture">
                    {picture ? <img src={paths.picture(640, picture.src)} alt="" loading="lazy" /> : null}
                  </div>
                  <h3 className="product-card-title">
                    <a href={path}>
                      <bdi lang={lang}>{title}</bdi>
                    </a>
                  </h3>
                </article>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
