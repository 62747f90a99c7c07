import { useT } from '~/i18n/use-t'
import { type DeliveryTime } from '~/commerce/shop/shipping'

/** How many working days the delivery takes. */
export function DeliveryDays({ min, max }: DeliveryTime) {
  const t = useT()
  return <>{min === max ? t('orders:days', { count: max }) : t('orders:days-range', { min, max })}</>
}
