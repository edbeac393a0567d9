import '../parts/exhibition.css';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { extraCalls as calls } from '@meetingapp/contract/exhibition/extra.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Money } from '@meetingapp/ui/data/Money.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { receiptText } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { DeskPage } from '../stand/DeskPage.tsx';
import { OfferRows } from '../extra/OfferRows.tsx';
import { OrderSheet } from '../extra/OrderSheet.tsx';
import { StandOrderCard } from '../extra/StandOrderCard.tsx';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

type Answer = AnswerOf<typeof calls.list>;

/** O13 (nearest: S88): passes, power, furniture and more that an exhibitor orders for its stand. */
export function StandOrders() {
  const t = useT('stand');
  const { showid } = useParameters('standOrders');
  const cid = useCurrentCid();
  const back = useBack('standDesk', { showid });
  const { loggedIn } = useAccount();
  const asked = useCall(calls.list, loggedIn ? { showid } : null, { fresh: 0, quiet: true });
  useNamedConference(asked.answer?.cid);
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({});
  const [confirming, setConfirming] = useState(false);
  const { answer } = asked;
  const chosen = (answer?.offers ?? []).flatMap((offer) => {
    const count = Math.min(counts[offer.id] ?? 0, offer.open ? (offer.left ?? Infinity) : 0);
    return count > 0 ? [{ offer, count }] : [];
  });
  const total = chosen.reduce((sum, { offer, count }) => sum + offer.price * count, 0);
  const lastInvoice = answer?.orders.find(({ invoice }) => invoice !== null)?.invoice?.form ?? null;
  return (
    <DeskPage
      title={t('orders.title')}
      cid={String(answer?.cid ?? cid ?? '')}
      back={back}
      asked={asked}
      foot={
        answer &&
        chosen.length > 0 && (
          <StickyFoot note={t('orders.total')} aside={<Money fen={total} currency={answer.currency} cents />}>
            <Button onClick={() => setConfirming(true)}>{t('orders.next')}</Button>
          </StickyFoot>
        )
      }
    >
      {(list) => (
        <>
          <Orders list={list} />
          {list.offers.length === 0 && list.orders.length === 0 && (
            <EmptyState icon={receiptText} title={t('orders.none')} text={t('orders.noneText')} />
          )}
          <OfferRows
            offers={list.offers}
            currency={list.currency}
            zone={list.zone}
            counts={counts}
            change={(id, count) => setCounts({ ...counts, [id]: count })}
          />
          {confirming && (
            <OrderSheet
              showid={showid}
              currency={list.currency}
              chosen={chosen}
              lastInvoice={lastInvoice}
              ordered={() => {
                setConfirming(false);
                setCounts({});
                invalidate(calls.list);
              }}
              close={() => {
                setConfirming(false);
                invalidate(calls.list);
              }}
            />
          )}
        </>
      )}
    </DeskPage>
  );
}

function Orders({ list }: { list: Answer }) {
  const t = useT('stand');
  const language = useLanguage();
  const paying = pickLanguage(list.paying, language);
  if (list.orders.length === 0) return null;
  return (
    <>
      {paying !== '' && list.orders.some(({ state }) => state === 'open') && (
        <Note>
          <b className="strong">{t('orders.paying')}</b>
          <p className="ex-wrap">{paying}</p>
        </Note>
      )}
      <div className="head">
        <h2>{t('orders.own')}</h2>
      </div>
      {list.orders.map((order) => (
        <StandOrderCard key={order.id} order={order} currency={list.currency} zone={list.zone} />
      ))}
    </>
  );
}
