import type { DeskPerson } from '@meetingapp/contract/checkin/desk.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { invoiceCalls } from '@meetingapp/contract/orders/invoice.ts';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useListKeys } from '../../../lib/lists/use-list-keys.ts';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { Step } from './Step.tsx';

/** States in which the person, or staff for them, may change what they asked for. */
const open: readonly string[] = ['', 'asked', 'refused'];

interface InvoiceStepProps {
  person: DeskPerson;
  /** Gives the focus back once the dialog is closed. */
  leave: () => void;
}

/** The invoice: the person fills it in on the phone, at any time; staff write it down where somebody asks for that. */
export function InvoiceStep({ person, leave }: InvoiceStepProps) {
  const t = useT('checkinDesk');
  const cid = useCid();
  const mayWrite = useRole(roles.money);
  const [edits, setEdits] = useState(false);
  const { answer } = useCall(
    invoiceCalls.registrationInvoice,
    { cid, regId: person.regId },
    { enabled: mayWrite, fresh: true },
  );
  const can = answer !== undefined && answer.shared === '' && open.includes(answer.state) && person.state !== 'ended';
  useListKeys({ f: () => can && setEdits(true) });
  // The dialog takes the focus with it when it goes.
  const edited = useRef(false);
  const giveBack = useEffectEvent(leave);
  useEffect(() => {
    if (edited.current && !edits) giveBack();
    edited.current = edits;
  }, [edits]);
  const { invoice, state = '', shared = '' } = answer ?? {};
  return (
    <Step
      number={5}
      title={t('steps.invoice')}
      done={shared !== '' || (state !== '' && state !== 'refused')}
      when={state === '' && shared === '' ? t('invoice.later') : ''}
    >
      <span className="row">
        <span className="grow">
          {shared !== ''
            ? t('invoice.shared', { title: shared })
            : invoice
              ? t('invoice.asked', { title: invoice.title, state: t(`invoice.states.${state || 'asked'}`) })
              : t('invoice.text')}
        </span>
        {can && (
          <Button size="small" onClick={() => setEdits(true)}>
            {t(invoice ? 'invoice.change' : 'invoice.write')} <kbd>F</kbd>
          </Button>
        )}
      </span>
      {edits && answer && <InvoiceDialog person={person} known={answer} close={() => setEdits(false)} />}
    </Step>
  );
}
