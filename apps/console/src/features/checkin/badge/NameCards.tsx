import { badgeCalls as calls } from '@meetingapp/contract/checkin/badge.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Select } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useExport } from '../../../lib/calls/use-export.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';

const EVERYBODY = 0;

/** Name cards for tables: of the people of one session, or of the whole programme, as one file. */
export function NameCards() {
  const t = useT('checkinConsole');
  const language = useLanguage();
  const cid = useCid();
  const [sessionId, setSession] = useState(EVERYBODY);
  const { answer } = useCall(calls.nameCards, { cid });
  const print = useExport(calls.printNameCards);
  if (!answer) return null;
  const people = answer.sessions.find(({ id }) => Number(id) === sessionId)?.people ?? answer.people;
  return (
    <section className="name-cards" aria-label={t('cards.title')}>
      <h2>{t('cards.title')}</h2>
      <p className="small quiet-2">{t('cards.text')}</p>
      <span className="row">
        <Select
          showSearch
          optionFilterProp="label"
          aria-label={t('cards.whose')}
          value={sessionId}
          onChange={setSession}
          style={{ width: 420, maxWidth: '100%' }}
          options={[
            { value: EVERYBODY, label: t('cards.everybody', { count: answer.people }) },
            ...answer.sessions.map((one) => ({
              value: Number(one.id),
              label: t('cards.session', {
                time: momentText(one.startsAt, language),
                title: pickLanguage(one.title, language),
                count: one.people,
              }),
            })),
          ]}
        />
        <ActButton
          lacks={{ nothingToPrint: people === 0 }}
          loading={print.busy}
          onClick={() => void print.start({ cid, sessionId: sessionId === EVERYBODY ? null : sessionId })}
        >
          {t('cards.print', { count: people })}
        </ActButton>
      </span>
    </section>
  );
}
