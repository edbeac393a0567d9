import { roles } from '@meetingapp/contract/call.ts';
import { useNavigate } from '@tanstack/react-router';
import { Segmented } from 'antd';
import { hasRole, useCid, useRole, useStaff } from '../../../lib/session/conference.ts';
import { address } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';

const pages = ['orders', 'bank', 'bills', 'invoices'] as const;
type OrderPage = (typeof pages)[number];

/** Tabs from orders to the other money pages, for staff who may move money. */
export function OrderTabs({ here }: { here: OrderPage }) {
  const t = useT('ordersConsole');
  const cid = useCid();
  const navigate = useNavigate();
  const may = useRole(roles.money);
  const staff = useStaff();
  if (!may) return null;
  // A bill covers the society's whole account, across conferences.
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
