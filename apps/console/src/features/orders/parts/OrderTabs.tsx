import { roles } from '@meetingapp/contract/call.ts';
import { useNavigate } from '@tanstack/react-router';
import { Segmented } from 'antd';
import { useCid, useRole } from '../../../lib/conference.ts';
import { address } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';

const pages = ['orders', 'bank', 'bills'] as const;
type OrderPage = (typeof pages)[number];

/** From orders to the other pages of money; they are for who moves money. */
export function OrderTabs({ here }: { here: OrderPage }) {
  const t = useT('ordersConsole');
  const cid = useCid();
  const navigate = useNavigate();
  const may = useRole(roles.money);
  if (!may) return null;
  return (
    <Segmented<OrderPage>
      value={here}
      options={pages.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      onChange={(page) => void navigate({ to: address(page, { cid }) })}
    />
  );
}
