import { leadCalls as calls, type CardField } from '@meetingapp/contract/exhibition/lead.ts';
import { readTicketCode } from '@meetingapp/domain/checkin/ticket-code.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { scanLine } from '@meetingapp/ui/icons/icons-topics.ts';
import { useState } from 'react';
import { randomKey } from '../../../lib/calls/random-key.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useScan } from '../../../shared/camera/use-scan.tsx';
import { refreshCards } from '../data.ts';
import type { QueuedLead } from './lead-store.ts';
import { AskCard, type Asked } from './AskCard.tsx';
import type { LeadList } from './lead-list.ts';

interface ScanLeadProps {
  showid: string;
  owner: string;
  list: LeadList;
  keep: (lead: QueuedLead) => Promise<boolean>;
  /** A card was stored by the server. */
  taken: (leadId: number) => void;
}

interface Open {
  code: string;
  asked: Asked;
  offline: boolean;
}

/** Scans a visitor's entry code and asks the visitor on this phone. Nothing is stored before the visitor agrees. */
export function ScanLead({ showid, owner, list, keep, taken }: ScanLeadProps) {
  const t = useT('lead');
  const look = useSend(calls.look);
  const take = useSend(calls.take);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const [open, setOpen] = useState<Open | null>(null);

  const { scan, camera } = useScan((code) => void find(code));

  async function find(code: string): Promise<void> {
    if (code.trim() === '') return setFault(t('typedMissing'));
    setFault('');
    const outcome = await look.send({ showid, code }, { quiet: true });
    if (outcome.ok) return setOpen({ code, asked: outcome.answer, offline: false });
    const asked = outcome.failure.name === 'offline' ? askedOffline(code, list) : null;
    if (asked) setOpen({ code, asked, offline: true });
    else setFault(outcome.failure.msg);
  }
  async function agree({ code, asked }: Open, fields: CardField[]): Promise<void> {
    const at = new Date().toISOString();
    const key = randomKey();
    const { noticeVersion } = asked;
    const body = { showid, code, fields, noticeVersion, key, at, interest: null, products: [], note: '' };
    const outcome = await take.send(body, { key, quiet: true });
    if (outcome.ok) {
      refreshCards();
      showSuccess(t('ask.handBack'));
      taken(outcome.answer.leadId);
    } else if (outcome.failure.name === 'offline' || outcome.failure.name === 'unavailable') {
      const kept = await keep({ key, owner, showid, name: asked.name, body });
      showTopTip(kept ? t('offlineSaved') : outcome.failure.msg);
      if (!kept) return;
    } else {
      showTopTip(outcome.failure.msg);
    }
    setOpen(null);
    setTyped('');
  }
  return (
    <section className="card ex-scan">
      <Button icon={scanLine} loading={look.sending} onClick={() => void scan()}>
        {t('scan')}
      </Button>
      {camera}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void find(typed);
        }}
      >
        <TextField label={t('typed')} autoComplete="off" value={typed} onChange={setTyped} error={fault || undefined} />
        <Button type="submit" variant="soft" size="md" loading={look.sending}>
          {t('typedAct')}
        </Button>
      </form>
      {open && (
        <Sheet open onClose={() => setOpen(null)} title={t('ask.title')} closeLabel={t('ask.cancel')}>
          <AskCard
            asked={open.asked}
            offline={open.offline}
            sending={take.sending}
            agree={(fields) => void agree(open, fields)}
            refuse={() => setOpen(null)}
          />
        </Sheet>
      )}
    </section>
  );
}

/** What the code itself says, for asking without a connection; null for a code of another conference or none. */
function askedOffline(code: string, list: LeadList): Asked | null {
  const read = readTicketCode(code.replace(/[\r\n\t]/g, ''));
  if (read?.ticket.conferenceId !== list.cid) return null;
  const { exhibitor, booth, purpose, keepUntil, noticeVersion } = list;
  return {
    exhibitor,
    booth,
    purpose,
    keepUntil,
    noticeVersion,
    name: read.ticket.name,
    affiliation: '',
    offered: [
      { field: 'post', value: '' },
      { field: 'email', value: '' },
      { field: 'phone', value: '' },
    ],
    given: false,
  };
}
