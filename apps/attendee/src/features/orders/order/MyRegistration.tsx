import type { OrderDetail } from '@meetingapp/contract/orders/order.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import type { RegistrationDetail } from '@meetingapp/contract/registration/wizard.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useEffect } from 'react';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { idbStore } from '../../../lib/storage/idb-store.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import type { OrderStatus } from '../view.ts';
import { OrderLines } from './OrderLines.tsx';
import { RegistrationActions } from './RegistrationActions.tsx';
import { RegistrationChanges } from './RegistrationChanges.tsx';
import { ExtraLines } from './ExtraLines.tsx';
import { FeeProof } from './FeeProof.tsx';
import { RegistrationData } from './RegistrationData.tsx';
import { RegistrationFoot } from './RegistrationFoot.tsx';
import { OwnRoomLink } from './OwnRoomLink.tsx';
import { Ticket } from './Ticket.tsx';
import './my-registration.css';

interface MyRegistrationProps {
  registration: RegistrationDetail;
  order: OrderDetail | null;
  standing: OrderStatus;
  again: () => void;
}

/** The person's registration after submission: state, entry code, order, and possible changes (S120). */
export function MyRegistration({ registration, order, standing, again }: MyRegistrationProps) {
  const t = useT('orders');
  const app = useT('app');
  const back = useBack('personalList', { cid: registration.cid });
  const { cardId } = registration;
  const stays = registration.hotel.filter((book) => book.bookFl > 0);
  // Preloads the card, so that it opens at the door offline even if it was never opened before.
  const card = useCall(registrationCalls.card, cardId ? { cardid: cardId } : null, { quiet: true });
  useEffect(() => {
    if (cardId && card.answer) void idbStore.put(`card:${cardId}`, card.answer.card);
  }, [cardId, card.answer]);

  return (
    <Page
      kind="ground"
      top={
        <TopBar
          title={t('own.title')}
          heading
          back={{ label: app('back'), onPress: back }}
          actions={<LanguageSwitch className="ib text" />}
        />
      }
      foot={<RegistrationFoot registration={registration} order={order} standing={standing} />}
    >
      <Ticket registration={registration} order={order} standing={standing} onEnd={again} />
      <RegistrationActions registration={registration} />
      {order && <OrderLines order={order} stays={stays} />}
      <ExtraLines registration={registration} order={order} />
      <OwnRoomLink registration={registration} />
      <FeeProof regId={registration.regId} />
      <RegistrationData registration={registration} standing={standing} />
      <RegistrationChanges registration={registration} order={order} />
    </Page>
  );
}
