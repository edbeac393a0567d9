import type { OrderDetail } from '@meetingapp/contract/orders/order.ts';
import type { RegistrationDetail } from '@meetingapp/contract/registration/wizard.ts';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { extrasBeyond } from '../view.ts';

/** Every extra of a registration with count and price, unless the lines of the order above list the same. */
export function ExtraLines({ registration, order }: { registration: RegistrationDetail; order: OrderDetail | null }) {
  const t = useT('orders');
  if (!extrasBeyond(registration.extras, order?.lines ?? [])) return null;
  return (
    <>
      <div className="head">
        <h2>{t('own.extras')}</h2>
      </div>
      <List>
        {registration.extras.map(({ title, quantity, amount }) => (
          <ListRow
            key={title}
            title={title}
            text={`× ${quantity}`}
            trailing={moneyText(amount, registration.currency, true)}
          />
        ))}
      </List>
    </>
  );
}
