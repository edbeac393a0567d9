import './doubles.css';
import { checkinConsoleCalls as calls, type DoubleRow } from '@meetingapp/contract/checkin/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { Button, Input, Tag } from 'antd';
import { useState } from 'react';
import { focusWhenShown } from '../../../lib/forms/focus.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface DoubleCardProps {
  row: DoubleRow;
  zone: string;
  mayAnswer: boolean;
}

/** One admission that the rule forbids: both facts side by side, the ready answer, and the other one with its reason. */
export function DoubleCard({ row, zone, mayAnswer }: DoubleCardProps) {
  const t = useT('checkinConsole');
  const language = useLanguage();
  const cid = useCid();
  const { change, busy } = useChange(calls.answerDouble, { refreshes: [calls.doubles] });
  const [why, setWhy] = useState<string | null>(null);
  const minutes = Math.round(Math.abs(Date.parse(row.second.at) - Date.parse(row.first.at)) / 60_000);
  const answer = (given: 'dismissed' | 'both') =>
    void change({ cid, scanId: row.scanId, answer: given, why: (why ?? '').trim() });
  const fact = ({ at, device, offline }: DoubleRow['first'], voided: boolean) => (
    <div>
      <b>{voided ? t('double.voided') : device || t('double.staff')}</b>
      {offline && <span className="small quiet-2"> {t('double.offline')}</span>}
      <span className="small">
        {clockIn(zone, new Date(at)).slice(11, 19)} {!voided && t('double.admitted')}
      </span>
    </div>
  );
  return (
    <article className="double-card" aria-label={row.name} tabIndex={-1}>
      <header>
        <b>{row.name}</b>
        <span className="small quiet grow">{row.number}</span>
        <Tag color="error">{t(`double.causes.${row.cause}`)}</Tag>
      </header>
      <p className="small quiet-2">
        {t(`double.facts.${row.cause}`, { point: pickLanguage(row.point, language), minutes })}
      </p>
      <div className="both">
        {fact(row.first, row.cause === 'void')}
        {fact(row.second, false)}
      </div>
      {row.answer !== null ? (
        <p className="small">{[t(`double.answers.${row.answer}`), row.why].filter(Boolean).join(' · ')}</p>
      ) : !mayAnswer ? (
        <p className="small quiet">{t('double.open')}</p>
      ) : why === null ? (
        <span className="row wrap">
          <Button loading={busy} onClick={() => answer('dismissed')}>
            {t(row.cause === 'void' ? 'double.notCounted' : 'double.dismiss')}
          </Button>
          <Button type="text" onClick={() => setWhy('')}>
            {t('double.bothWhy')}
          </Button>
        </span>
      ) : (
        <span className="row">
          <Input
            ref={focusWhenShown}
            value={why}
            maxLength={200}
            aria-label={t('double.why')}
            placeholder={t('double.why')}
            onChange={(event) => setWhy(event.target.value)}
            onPressEnter={() => why.trim() !== '' && answer('both')}
          />
          <ActButton
            type="primary"
            lacks={{ reasonMissing: why.trim() === '' }}
            loading={busy}
            onClick={() => answer('both')}
          >
            {t('double.both')}
          </ActButton>
          <Button type="text" onClick={() => setWhy(null)}>
            {t('double.cancel')}
          </Button>
        </span>
      )}
    </article>
  );
}
