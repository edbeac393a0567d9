import './rehearsal-band.css';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { copy } from '@meetingapp/ui/icons/icons.ts';
import type { ReactNode } from 'react';
import { useCall } from '../lib/calls/use-call.ts';
import { useT } from '../lib/texts/texts.ts';

/** Above every page of the copy in which a rehearsal is played: it is a copy, its people are invented, nothing leaves it. */
export function RehearsalBand({ cid, children }: { cid: number | null; children: ReactNode }) {
  const t = useT('console');
  const { answer } = useCall(staffCalls.conferences, { words: '' }, { enabled: cid !== null });
  const here = answer?.conferences.find((one) => one.cId === cid);
  if (here?.rehearsal !== true) return children;
  return (
    <div className="banded">
      <section className="rehearsal-band" aria-label={t('rehearsal.mark')}>
        <Icon icon={copy} />
        <b>{t('rehearsal.mark')}</b>
        <span>{t('rehearsal.text')}</span>
      </section>
      {children}
    </div>
  );
}
