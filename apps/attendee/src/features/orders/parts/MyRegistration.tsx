import type { OrderDetail } from '@meetingapp/contract/orders.ts';
import { registrationCalls } from '@meetingapp/contract/registration.ts';
import type { RegistrationDetail } from '@meetingapp/contract/registration.ts';
import { Page } from '@meetingapp/ui/Page.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { useEffect } from 'react';
import { useBack } from '../../../lib/go.tsx';
import { offlineStore } from '../../../lib/offline-store.ts';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import type { Standing } from '../view.ts';
import { OrderLines } from './OrderLines.tsx';
import { OwnActions } from './OwnActions.tsx';
import { OwnChanges } from './OwnChanges.tsx';
import { Proof } from './Proof.tsx';
import { OwnData } from './OwnData.tsx';
import { OwnFoot } from './OwnFoot.tsx';
import { Ticket } from './Ticket.tsx';
import './own.css';

interface MyRegistrationProps {
  registration: RegistrationDetail;
  order: OrderDetail | null;
  standing: Standing;
  again: () => void;
}

/** One's registration after it was submitted: state, code for the door, order, and what can still be changed (S120). */
export function MyRegistration({ registration, order, standing, again }: MyRegistrationProps) {
  const t = useT('orders');
  const app = useT('app');
  const back = useBack('personalList', { cid: registration.cid });
  const { cardId } = registration;
  const stays = registration.hotel.filter((book) => book.bookFl > 0);
  // So that the card opens at the door without a network, also for someone who never opened it before.
  const card = useCall(registrationCalls.card, cardId ? { cardid: cardId } : null, { quiet: true });
  useEffect(() => {
    if (cardId && card.answer) void offlineStore.put(`card:${cardId}`, card.answer.card);
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
      foot={<OwnFoot registration={registration} order={order} standing={standing} />}
    >
      <Ticket registration={registration} order={order} standing={standing} onEnd={again} />
      <OwnActions registration={registration} />
      {order && <OrderLines order={order} stays={stays} />}
      <Proof regId={registration.regId} />
      <OwnData registration={registration} standing={standing} />
      <OwnChanges registration={registration} order={order} />
    </Page>
  );
}
