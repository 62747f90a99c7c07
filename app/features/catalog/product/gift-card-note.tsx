import { useT } from '~/i18n/use-t'

/** What happens to a gift card after it was bought: nothing is shipped. */
export function GiftCardNote() {
  const t = useT()
  return (
    <section className="stack gap-2" aria-labelledby="gift-card">
      <h2 id="gift-card">{t('catalog:gift-card.title')}</h2>
      <p>{t('catalog:gift-card.sent')}</p>
      <p>{t('catalog:gift-card.spent')}</p>
    </section>
  )
}
