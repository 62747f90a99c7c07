import { Disclosure } from '~/ui/disclosure'
import sheet from './guarantee.css?url'
import { type LabelData } from './guarantee-label.server'

/**
 * The GARAN label, nested as Annex II of Implementing Regulation (EU) 2025/1960 allows online: a bar that opens the whole
 * label, and with it the terms of the guarantee.
 */
export function GaranLabel({ label }: { label: LabelData }) {
  const { name, years, brand, model, languages, qr, address } = label
  return (
    <>
      <link rel="stylesheet" href={sheet} />
      <div className="garan" data-testid="garan">
        <Disclosure
          summary={
            <>
              <span className="garan-bar" aria-hidden="true" dir="ltr">
                <Years years={years} />
                <Word />
              </span>
              <span>{name}</span>
            </>
          }
        >
          <div className="garan-label" dir="ltr">
            <Word />
            <p className="garan-big">
              <Years years={years} />
            </p>
            <p className="garan-languages">
              {languages.map(([language, words]) => (
                <span key={language} lang={language}>
                  {words}
                </span>
              ))}
            </p>
            <p>
              <bdi>{brand}</bdi>
              <br />
              <bdi>{model}</bdi>
            </p>
            <img src={qr} alt="" width={160} height={160} loading="lazy" />
            <a href={address}>{address.replace('https://', '')}</a>
          </div>
          <Terms label={label} />
        </Disclosure>
      </div>
    </>
  )
}

function Word() {
  return <span className="garan-word">{'GARAN'}</span>
}

function Years({ years }: { years: string }) {
  return (
    <span className="garan-years">
      {years}
      <span className="garan-days" aria-hidden="true">
        {'365'}
      </span>
    </span>
  )
}

function Terms({ label: { terms, law, more } }: { label: LabelData }) {
  return (
    <div className="stack small">
      <dl className="garan-terms">
        {terms.map(({ name, text, lang }) => (
          <div key={name}>
            <dt>{name}</dt>
            {text.map((line) => (
              <dd key={line}>
                <bdi lang={lang}>{line}</bdi>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p>{law}</p>
      {more ? <a href={more.to}>{more.text}</a> : null}
    </div>
  )
}
