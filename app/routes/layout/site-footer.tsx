import { useLocation } from '@remix-run/react'
import { keptFormat } from '@vitrine/shared/kept-format'
import { type Locale } from '~/i18n/locales'
import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Link } from '~/ui/link'
import { type LightChoice, LightForm } from './light-form'
import { LocaleForm, type LocaleFormProps } from './locale-form'
import { useLanguagePath } from './use-language-path'

export interface SiteFooterProps extends Pick<LocaleFormProps, 'countries'> {
  shopName: string
  locale: Locale
  /** The languages of the shop; `tag` is BCP 47 with the page's country. */
  languages: readonly { language: string; tag: string }[]
  /** The content pages: legal notices, shipping. */
  pages: readonly { slug: string; title: string }[]
  light: LightChoice
  /** Only what the law asks for, and the languages. */
  isShort: boolean
}

/** Help, language, country and the light version; everything works without script. */
export function SiteFooter({ shopName, locale, languages, countries, pages, light, isShort }: SiteFooterProps) {
  const t = useT()
  const { pathname, search } = useLocation()
  const returnTo = pathname + search
  if (isShort) return <ShortFooter locale={locale} languages={languages} pages={pages} />
  return (
    <footer className="site-footer">
      <div className="site-footer-inner wrap">
        <section className="stack">
          <p className="wordmark">{shopName}</p>
          <p className="muted">{t('common:footer.about')}</p>
        </section>
        <nav aria-label={t('common:footer.help')}>
          <h2>{t('common:footer.help')}</h2>
          <ul>
            <li>
              <Link to={paths.orderLookUp(locale.code)}>{t('common:footer.look-up')}</Link>
            </li>
            {pages.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={paths.page(locale.code, slug)}>{title}</Link>
              </li>
            ))}
            <li>
              <Link to={paths.giftCard(locale.code)}>{t('common:footer.gift-card')}</Link>
            </li>
          </ul>
        </nav>
        <nav id="languages" aria-label={t('common:footer.language')}>
          <h2>{t('common:footer.language')}</h2>
          <LanguageLinks locale={locale} languages={languages} />
        </nav>
        <section className="stack gap-5">
          <LocaleForm locale={locale} countries={countries} returnTo={returnTo} />
          <LightForm choice={light} returnTo={returnTo} />
        </section>
      </div>
    </footer>
  )
}

const legalPages = ['withdrawal', 'terms', 'privacy', 'imprint']

function ShortFooter({ locale, languages, pages }: Pick<SiteFooterProps, 'locale' | 'languages' | 'pages'>) {
  const t = useT()
  return (
    <footer className="site-footer">
      <div className="short-footer wrap">
        <nav aria-label={t('common:footer.help')}>
          <ul className="cluster">
            {pages
              .filter(({ slug }) => legalPages.includes(slug))
              .map(({ slug, title }) => (
                <li key={slug}>
                  {/* what was typed stays where it is */}
                  <Link to={paths.page(locale.code, slug)} target="_blank">
                    {title}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        <nav aria-label={t('common:footer.language')}>
          <LanguageLinks locale={locale} languages={languages} className="cluster" />
        </nav>
      </div>
    </footer>
  )
}

interface LanguageLinksProps extends Pick<SiteFooterProps, 'locale' | 'languages'> {
  className?: string
}

/** The open page in each language. */
function LanguageLinks({ locale, languages, className }: LanguageLinksProps) {
  const toLanguagePath = useLanguagePath(locale.country)
  return (
    <ul className={className}>
      {languages.map(({ language, tag }) => (
        <li key={language}>
          <Link
            to={toLanguagePath(language)}
            hrefLang={tag}
            lang={tag}
            aria-current={language === locale.language ? 'true' : undefined}
          >
            {toLanguageName(language, tag)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function toLanguageName(language: string, tag: string): string {
  const name = keptFormat(Intl.DisplayNames, tag, { type: 'language' }).of(language) ?? language
  // in a sentence French and Spanish write it small, in a menu they do not
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}
