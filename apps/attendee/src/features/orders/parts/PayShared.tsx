import { groupCalls } from '@meetingapp/contract/registration-group.ts';
import type { OrderState } from '@meetingapp/contract/orders.ts';
import { sharedCalls, type SharedOrder } from '@meetingapp/contract/orders-shared.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { CountdownPill } from '@meetingapp/ui/CountdownPill.tsx';
import { showSuccess } from '@meetingapp/ui/feedback.ts';
import { Money } from '@meetingapp/ui/Money.tsx';
import { moneyText } from '@meetingapp/ui/money-parts.ts';
import { Note } from '@meetingapp/ui/Note.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { useState } from 'react';
import type { PayMethod } from '@meetingapp/contract/orders.ts';
import { addressOf } from '../../../lib/address.ts';
import { invalidate } from '../../../lib/cache.ts';
import { send } from '../../../lib/call.ts';
import { useBack, useGo } from '../../../lib/go.tsx';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { useSearch } from '../../../lib/page.ts';
import { serverClock } from '../../../lib/server-clock.ts';
import { useT } from '../../../lib/texts.ts';
import { useSend } from '../../../lib/use-call.ts';
import { useWhen } from '../../../lib/use-when.ts';
import { PayMethods } from './PayMethods.tsx';
import { PaySheets } from './PaySheets.tsx';
import { PayStanding } from './PayStanding.tsx';
import { SharedInvoice } from './SharedInvoice.tsx';
import { SharedPeople } from './SharedPeople.tsx';
import { useOrderState } from './use-order-state.ts';
import { usePay } from './use-pay.ts';
import { methodsHere, usePayWords } from './use-pay-words.ts';
import { refreshOrders } from './use-submit.ts';
import './pay.css';

const states = { open: 'open', paid: 'paid', over: 'cancelled' } as const satisfies Record<
  SharedOrder['state'],
  OrderState
>;

function renew(): void {
  refreshOrders();
  for (const call of [groupCalls.groupRead, sharedCalls.shared]) invalidate(call);
}

/** One payment for several people: who and how much, ways to pay, and afterwards what became of each. */
export function PayShared({ shared }: { shared: SharedOrder }) {
  const t = useT('orders');
  const app = useT('app');
  const go = useGo();
  const search = useSearch();
  const { sharedId, cid, total, currency } = shared;
  const group = search['group'] ?? '';
  const query = { cid, ...(group && { group }) };
  const back = useBack('signMyOrders', {}, query);
  const begin = useSend(sharedCalls.payShared);
  const pay = usePay({
    begin: (method) =>
      begin.send({
        sharedid: sharedId,
        method,
        back: addressOf('signPay', {}, { ...query, shared: sharedId, paying: 1 }),
      }),
    beginning: begin.sending,
    renew: () => invalidate(sharedCalls.shared),
  });
  const methods = methodsHere(shared.methods);
  const [chosen, setChosen] = useState<PayMethod | null>(null);
  const method = chosen ?? methods[0]?.method ?? null;
  const begun = pay.begun || search['paying'] === '1';
  const known = { state: states[shared.state], holdUntil: shared.holdUntil, notice: shared.notice };
  const asked = useOrderState(known, begun, (options) =>
    send(sharedCalls.sharedState, { sharedid: sharedId }, options),
  );
  const price = moneyText(total, currency, true);
  const words = usePayWords(price);
  const open = asked.state === 'open';
  const until = asked.holdUntil ? Date.parse(asked.holdUntil) : null;
  const isNews = asked.state !== states[shared.state];

  useWhen(isNews && asked.state, () => {
    renew();
    if (asked.state !== 'paid') return;
    showSuccess(t('pay.paid'));
    // Whose part went back is read here first.
    if (group && asked.notice === '') go('signMyOrders', {}, query, { replace: true });
  });

  return (
    <Page
      kind="ground"
      top={
        <TopBar
          title={t(open ? 'pay.title' : 'shared.title')}
          heading
          back={{ label: app('back'), onPress: back }}
          actions={<LanguageSwitch className="ib text" />}
        />
      }
      foot={
        open && (
          <StickyFoot>
            <Button
              guard
              onClick={() => method && void pay.start(method)}
              loading={pay.starting}
              loadingText={t('pay.starting')}
              disabled={method === null}
              reason={method === null ? t('pay.notHere') : undefined}
            >
              {method ? words[method] : t('pay.title')}
            </Button>
          </StickyFoot>
        )
      }
    >
      <section className="pay-amount">
        <p className="ink-2 t-sm">{t(open ? 'pay.due' : asked.state === 'paid' ? 'shared.paid' : 'shared.over')}</p>
        <Money fen={total} currency={currency} cents size="3xl" />
        {open && until !== null && (
          <CountdownPill
            deadline={until}
            now={serverClock.now}
            text={(left) => t('pay.kept', { left })}
            onEnd={asked.askNow}
          />
        )}
      </section>
      {(asked.notice || shared.notice) && <Note kind="warn">{asked.notice || shared.notice}</Note>}
      {asked.state === 'cancelled' && <Note kind="warn">{t('shared.overText')}</Note>}
      {open && <PayStanding asked={asked} begun={begun} />}
      <SharedPeople shared={shared} />
      {open && <PayMethods methods={methods} chosen={method} onChoose={setChosen} />}
      {shared.hasInvoice && asked.state !== 'cancelled' && <SharedInvoice key={shared.invoiceState} shared={shared} />}
      {open && <p className="pay-once">{t('pay.once')}</p>}
      {open && methods.some((one) => one.simulated) && <p className="pay-once">{t('pay.simulated')}</p>}
      <PaySheets shown={pay.shown} onClose={pay.close} price={price} until={asked.holdUntil} />
    </Page>
  );
}
