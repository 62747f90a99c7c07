import { type Translate } from '~/i18n/i18n.server'

/** Ids of what pages take out of the offline page: words that only somebody without a connection reads. */
export const copyNoticeId = 'copy-notice'
export const notSentId = 'not-sent'
export const notSentTitleId = 'not-sent-title'

const sameAddress = ''

/**
 * The offline page. The worker fills its list (`listKept`); pages that are open find the words in it that they need when
 * the connection is gone.
 */
export function OfflinePage({ t }: { t: Translate }) {
  const [beforeDate, afterDate] = t('offline:copy', { date: '\n' }).split('\n')
  return (
    <>
      <main>
        <h1>{t('offline:title')}</h1>
        <p>{t('offline:text')}</p>
        <p>
          <a className="button" href={sameAddress}>
            {t('offline:retry')}
          </a>
        </p>
        <section hidden>
          <h2>{t('offline:kept')}</h2>
          <ul />
        </section>
      </main>
      <template id={copyNoticeId}>
        <div className="notice" data-kind="notice">
          <p>
            {beforeDate}
            <time />
            {afterDate}
          </p>
        </div>
      </template>
      <template id={notSentId}>
        <h2 id={notSentTitleId}>{t('offline:not-sent.title')}</h2>
        <p>{t('offline:not-sent.text')}</p>
        <form method="dialog">
          <button className="button" data-kind="secondary">
            {t('offline:close')}
          </button>
        </form>
      </template>
    </>
  )
}
