import type { EvidenceRow } from '@meetingapp/contract/credits/credit.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import type { PersonFacts } from '../data.ts';
import { EvidenceDialog } from './EvidenceDialog.tsx';

interface EvidenceListProps {
  cid: number;
  accountId: number;
  facts: PersonFacts;
  mayCorrect: boolean;
}

/** The person's rows of evidence with their corrections. */
export function EvidenceList({ cid, accountId, facts, mayCorrect }: EvidenceListProps) {
  const t = useT('creditsConsole');
  const [open, setOpen] = useState<EvidenceRow | 'new' | null>(null);
  const clock = (at: number): string => clockIn(facts.zone, new Date(at)).replace('T', ' ');
  const titles = new Map(facts.sessions.map(({ id, title }) => [id, title]));
  const newest = new Map(facts.corrections.map((one) => [one.corrects, one]));
  return (
    <section className="credits-part">
      <div className="row">
        <h3 className="grow">{t('evidence.title')}</h3>
        {mayCorrect && (
          <Button size="small" onClick={() => setOpen('new')}>
            {t('evidence.add')}
          </Button>
        )}
      </div>
      <ul className="credits-evidence">
        {facts.evidence.map((row) => {
          const correction = newest.get(row.id);
          const named = row.title || (row.sessionId === null ? '' : (titles.get(row.sessionId) ?? ''));
          return (
            <li key={row.id}>
              <span className="grow">
                {t(`evidence.kinds.${row.kind}`)} {named}
                <br />
                <span className="small quiet">
                  {row.from === row.to
                    ? clock(row.from)
                    : t('evidence.stretch', { from: clock(row.from), to: clock(row.to) })}
                </span>
                {correction && (
                  <>
                    <br />
                    <span className="small">
                      {t('evidence.corrected', { reason: correction.reason, by: correction.by })}{' '}
                      {correction.row
                        ? t('evidence.stretch', { from: clock(correction.row.from), to: clock(correction.row.to) })
                        : t('evidence.voided')}
                    </span>
                  </>
                )}
              </span>
              {mayCorrect && (
                <Button size="small" type="text" onClick={() => setOpen(row)}>
                  {t('evidence.correct')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {open && (
        <EvidenceDialog
          cid={cid}
          accountId={accountId}
          facts={facts}
          row={open === 'new' ? null : open}
          close={() => setOpen(null)}
        />
      )}
    </section>
  );
}
