import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { invalidate } from '../../lib/calls/call-cache.ts';

/** Invalidates all cached calls about the person's registrations and orders. */
export function refreshOrders(): void {
  for (const call of [
    orderCalls.preview,
    orderCalls.read,
    orderCalls.mine,
    registrationCalls.read,
    registrationCalls.mine,
    registrationCalls.info,
    hotelCalls.list,
  ])
    invalidate(call);
}
