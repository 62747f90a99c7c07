import { toBoldParts } from '@vitrine/shared/guarantee/bold-parts'
import sheet from './guarantee.css?url'
import { type NoticeData } from './guarantee-notice.server'

/**
 * The harmonised notice on the legal guarantee, in the form of Annex I of Implementing Regulation (EU) 2025/1960: its
 * words, colours and order are the law's, whatever the page around it looks like. Where there is room for the official
 * picture, and the shop has it, that stands in the place of the set words. The sheet is loaded here, as few pages have the
 * notice, and none at its top.
 */
export function GuaranteeNotice({ notice }: { notice: NoticeData }) {
  const { language, artwork, foreign } = notice
  return (
    <>
      <link rel="stylesheet" href={sheet} />
      {foreign === null ? null : <p className="measure">{foreign}</p>}
      <section className="eu-notice" lang={language} dir="ltr" aria-labelledby="eu-notice" data-testid="eu-notice">
        {artwork ? (
          <div className="eu-notice-artwork">
            <img src={artwork.src} alt={artwork.alt} width={595} height={842} loading="lazy" />
            <ShortAddress notice={notice} />
          </div>
        ) : null}
        <Words notice={notice} />
      </section>
    </>
  )
}

function Words({ notice }: { notice: NoticeData }) {
  const { title, minimum, rights, defects, liability, remedies, longer, more, whatToDo, steps, commercial } = notice
  return (
    <div className="eu-notice-words">
      <h2 id="eu-notice">{title}</h2>
      <div className="eu-notice-body">
        <div>
          <p className="eu-notice-minimum">
            <WithBold text={minimum} />
          </p>
          <p>{rights}</p>
          <Checked items={defects} />
          <p>
            <WithBold text={liability} />
          </p>
          <Checked items={remedies} />
        </div>
        <div className="eu-notice-more">
          <p>{longer}</p>
          <p>{more}</p>
          <img src={notice.qr} alt="" width={160} height={160} loading="lazy" />
          <ShortAddress notice={notice} />
        </div>
      </div>
      <div className="eu-notice-steps">
        <h3>{whatToDo}</h3>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div className="eu-notice-commercial">
        <span className="garan-word" aria-hidden="true">
          {'GARAN'}
        </span>
        <p>
          <WithBold text={commercial} />
        </p>
      </div>
    </div>
  )
}

function ShortAddress({ notice: { address, shortAddress } }: { notice: NoticeData }) {
  const end = shortAddress.lastIndexOf('/') + 1
  return (
    <a href={address}>
      {shortAddress.slice(0, end)}
      <wbr />
      {shortAddress.slice(end)}
    </a>
  )
}

function Checked({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <WithBold text={item} />
        </li>
      ))}
    </ul>
  )
}

function WithBold({ text }: { text: string }) {
  return <>{toBoldParts(text).map((part, at) => (at % 2 === 1 ? <strong key={at}>{part}</strong> : part))}</>
}
