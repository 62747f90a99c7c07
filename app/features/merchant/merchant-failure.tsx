import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'

function toMerchantFailure(status: number) {
  if (status === 403) return 'forbidden'
  if (status === 404) return 'not-found'
  return status === 503 ? 'unavailable' : 'error'
}

/** Says what happened and where to look before anything is done again. Nothing that was sent is sent from here. */
export function MerchantFailure({ status }: { status: number }) {
  const t = useT()
  const reason = toMerchantFailure(status)
  return (
    <section className="failure">
      <h1>{t(`merchant:failure.${reason}.title`)}</h1>
      <p className="lead">{t(`merchant:failure.${reason}.text`)}</p>
      <div className="cluster gap-5">
        {reason === 'forbidden' ? (
          <ButtonLink to={paths.merchantSignIn()} reloadDocument>
            {t('merchant:log-in')}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.merchant()} reloadDocument>
            {t('merchant:back')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
