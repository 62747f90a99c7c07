import { useT } from '~/i18n/use-t'

/** How many working days the delivery takes. */
export function DeliveryDays({ min, max }: { min: number; max: number }) {
  const t = useT()
  return <>{min === max ? t('checkout:days', { count: max }) : t('checkout:days-range', { min, max })}</>
}
