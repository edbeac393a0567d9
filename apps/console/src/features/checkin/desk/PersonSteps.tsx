import type { DeskPerson } from '@meetingapp/contract/checkin/desk.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { Button, Checkbox, Tag } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { amountText } from '../../../lib/forms/money.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useListKeys } from '../../../lib/lists/use-list-keys.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { DeskEdit } from './DeskEdit.tsx';
import { stateColours } from './FoundList.tsx';
import { IdentityStep } from './IdentityStep.tsx';
import { InvoiceStep } from './InvoiceStep.tsx';
import { Step } from './Step.tsx';
import { TakeBackEntry } from './TakeBackEntry.tsx';
import { TakePayment } from './TakePayment.tsx';

const AWAY = 'Esc';

interface PersonStepsProps {
  person: DeskPerson;
  zone: string;
  /** Name of the point at which the desk checks people in; empty: it only prints. */
  point: string;
  busy: boolean;
  /** Prints, checks in, and clears the page. */
  pass: (renew: boolean) => void;
  putAway: () => void;
  see: (regId: number) => void;
}

/** One person at the desk: what is due, the payment, the badge. Steps in order, each by a key. */
export function PersonSteps({ person, zone, point, busy, pass, putAway, see }: PersonStepsProps) {
  const t = useT('checkinDesk');
  const [edits, setEdits] = useState(false);
  const [renew, setRenew] = useState(false);
  const place = useRef<HTMLElement>(null);
  const [twin] = person.twins;
  const hasTicket = person.state === 'ready' || person.state === 'in';
  const waitsFor = person.state === 'review' || person.state === 'ended' ? person.state : 'pay';
  const act = () => {
    if (hasTicket && !busy && !edits) pass(renew);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'p') return;
    event.preventDefault();
    act();
  });
  useListKeys({
    e: () => setEdits(true),
    p: act,
    m: () => twin && see(Number(twin.regId)),
  });
  useEffect(() => {
    place.current?.focus();
    const listener = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  // The dialog takes the focus with it when it goes.
  const edited = useRef(false);
  useEffect(() => {
    if (edited.current && !edits) place.current?.focus();
    edited.current = edits;
  }, [edits]);
  // The next step after a payment is the badge.
  const toBadge = () => place.current?.querySelector<HTMLElement>('footer button')?.focus();
  useEffect(() => {
    if (hasTicket) toBadge();
  }, [hasTicket]);
  const back = () => (hasTicket ? toBadge() : place.current?.focus());
  const clock = (at: string) => clockIn(zone, new Date(at)).slice(5, 16).replace('T', ' ');
  const waits = person.state === 'pay';
  return (
    <section className="desk-person" aria-label={person.name} ref={place} tabIndex={-1}>
      <header>
        <div className="grow">
          <h2>
            {person.name} <Tag color={stateColours[person.state]}>{t(`states.${person.state}`)}</Tag>
          </h2>
          <p className="quiet-2">
            {[person.latin, person.institution, person.branch, person.number].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Button onClick={() => setEdits(true)}>
          {t('edit')} <kbd>E</kbd>
        </Button>
      </header>
      {twin && (
        <p className="note soon">
          <span className="grow">
            <b>
              {t('twin', {
                name: twin.name,
                same: t(`sames.${twin.sameName ? (twin.samePhone ? 'both' : 'name') : 'phone'}`),
              })}
            </b>
            <br />
            {twin.number} {twin.institution} {t(`states.${twin.state}`)} {t('twinText')}
          </span>
          <Button onClick={() => see(Number(twin.regId))}>
            {t('compare')} <kbd>M</kbd>
          </Button>
        </p>
      )}
      <ol className="desk-steps">
        <IdentityStep person={person} clock={clock} leave={back} />
        <Step number={2} title={t('steps.fee')} done>
          {person.fee === ''
            ? t('feeNone')
            : [
                person.due === null
                  ? person.fee
                  : t('price', {
                      fee: person.fee,
                      currency: person.currency,
                      amount: amountText(person.due, person.currency),
                    }),
                person.member ? t('member') : '',
              ]
                .filter(Boolean)
                .join(' · ')}
        </Step>
        <Step number={3} title={t('steps.pay')} done={hasTicket} on={waits}>
          {person.receipts.map((one) => (
            <span key={one.number} className="block">
              {t('receipts', {
                currency: person.currency,
                amount: amountText(one.amount, person.currency),
                method: t(`methods.${one.method}`),
                number: one.number,
                by: one.by,
              })}
            </span>
          ))}
          {waits && person.due !== null && <TakePayment person={person} due={person.due} putAway={putAway} />}
          {waits && person.due === null && t('noPrice')}
          {person.state === 'review' && t('review')}
          {person.state === 'ended' && t('ended')}
          {hasTicket && person.receipts.length === 0 && t('feePaid')}
        </Step>
        <Step number={4} title={t(point === '' ? 'steps.passOnly' : 'steps.pass')} on={hasTicket} done={false}>
          <span className="block">
            {hasTicket ? (point === '' ? t('passOnlyText') : t('passText', { point })) : t(`passWaits.${waitsFor}`)}
          </span>
          {person.enteredAt !== null && (
            <span className="block">
              {t('enteredAt', { time: clock(person.enteredAt), where: person.enteredWhere })}{' '}
              <TakeBackEntry key={person.enteredScan} person={person} leave={back} />
            </span>
          )}
          {person.printedAt !== null && (
            <>
              <span className="block">{t('printedAt', { time: clock(person.printedAt) })}</span>
              <Checkbox checked={renew} onChange={(event) => setRenew(event.target.checked)}>
                {t('renew')}
              </Checkbox>
            </>
          )}
        </Step>
        <InvoiceStep person={person} leave={back} />
      </ol>
      <footer>
        <ActButton
          type="primary"
          loading={busy}
          why={hasTicket ? '' : t(`passWaits.${waitsFor}`)}
          onClick={() => pass(renew)}
        >
          {t('pass')} <kbd>P</kbd>
        </ActButton>
        <Button type="text" onClick={putAway}>
          {t('putAway')} <kbd>{AWAY}</kbd>
        </Button>
      </footer>
      {edits && <DeskEdit person={person} close={() => setEdits(false)} />}
    </section>
  );
}
