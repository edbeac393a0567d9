import { roles } from '@meetingapp/contract/call.ts';
import { useNavigate } from '@tanstack/react-router';
import { Segmented } from 'antd';
import { hasRole, useCid, useRole, useStaff } from '../../../lib/conference.ts';
import { address } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';

const pages = ['orders', 'bank', 'bills', 'invoices'] as const;
type OrderPage = (typeof pages)[number];

/** From orders to the other pages of money; they are for who moves money. */
export function OrderTabs({ here }: { here: OrderPage }) {
  const t = useT('ordersConsole');
  const cid = useCid();
  const navigate = useNavigate();
  const may = useRole(roles.money);
  const staff = useStaff();
  if (!may) return null;
  // A bill is of the society's account, whatever conference its money was for.
  const whole = hasRole(staff, roles.money, null);
  return (
    <Segmented<OrderPage>
      value={here}
      options={pages
        .filter((value) => whole || value !== 'bills')
        .map((value) => ({ value, label: t(`tabs.${value}`) }))}
      onChange={(page) => void navigate({ to: address(page, { cid }) })}
    />
  );
}
