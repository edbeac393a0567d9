import { deskCalls, type DeskPerson } from '@meetingapp/contract/checkin/desk.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { basePath } from '@meetingapp/contract/paths.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { QrCode } from '@meetingapp/ui/data/QrCode.tsx';
import { useEffect } from 'react';
import { refresh, useCall } from '../../../lib/calls/use-call.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { Dialog } from '../../../lib/layout/Dialog.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';

export type ShownCode = AnswerOf<typeof deskCalls.deskPayCode>;

interface PayCodeProps {
  person: DeskPerson;
  /** Fen. */
  due: number;
  code: ShownCode;
  close: () => void;
}

/** Milliseconds between two looks at whether the money has come. */
const LOOK_MS = 2500;

/** The code with which the person pays on their own phone. The step is over, and the dialog goes, when the money has come. */
export function PayCode({ person, due, code, close }: PayCodeProps) {
  const t = useT('checkinDesk');
  const cid = useCid();
  const { answer } = useCall(deskCalls.deskPerson, { cid, regId: person.regId }, { again: () => LOOK_MS });
  // Afterwards the badge and the figures of the day are other ones.
  useEffect(() => () => void refresh(deskCalls.deskToday, deskCalls.deskBadge), []);
  const title = t('payCode.title', { name: person.name });
  return (
    <Dialog title={title} footer={null} onCancel={close}>
      <div className="desk-code">
        <p className="sum">
          {t('payCode.sum', { currency: person.currency, amount: amountText(due, person.currency) })}
        </p>
        <QrCode value={location.origin + basePath + code.link} label={title} size="280px" level="M" />
        <p>{t('payCode.text')}</p>
        <p className="small quiet">
          {code.until !== null && answer
            ? t('payCode.waitsUntil', { time: clockIn(answer.zone, new Date(code.until)).slice(11, 16) })
            : t('payCode.waits')}
        </p>
      </div>
    </Dialog>
  );
}
