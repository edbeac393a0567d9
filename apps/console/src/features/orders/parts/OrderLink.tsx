import type { BillLine } from '@meetingapp/contract/orders/reconciliation.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { address } from '../../../lib/navigation/paths.ts';

interface OrderLinkProps {
  line: Pick<BillLine, 'orderId' | 'conferenceId'>;
  children: ReactNode;
}

/** Link to the pane of a line's order, in any conference; renders nothing when the order is unknown. */
export function OrderLink({ line: { orderId, conferenceId }, children }: OrderLinkProps) {
  if (orderId === null || conferenceId === null) return null;
  return (
    <Link to={address('orders', { cid: conferenceId })} search={{ open: orderId } as never} className="order-link">
      {children}
    </Link>
  );
}
