import type { BillLine } from '@meetingapp/contract/orders-bills.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { address } from '../../../lib/paths.ts';

interface OrderLinkProps {
  line: Pick<BillLine, 'orderId' | 'conferenceId'>;
  children: ReactNode;
}

/** To the pane of the order that a line is about, in whatever conference; nothing where nobody knows of one. */
export function OrderLink({ line: { orderId, conferenceId }, children }: OrderLinkProps) {
  if (orderId === null || conferenceId === null) return null;
  return (
    <Link to={address('orders', { cid: conferenceId })} search={{ open: orderId } as never} className="order-link">
      {children}
    </Link>
  );
}
