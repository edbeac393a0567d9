import '../parts/travel.css';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { speakerCorrectionCalls as calls } from '@meetingapp/contract/speakers/correction.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { pencil } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { Input } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';

type Correction = AnswerOf<typeof calls.corrections>['corrections'][number];
const EVERY_MS = 60_000;
const parts = ['name', 'post', 'affiliation', 'biography'] as const;
const languages = ['zh', 'en'] as const;

/** O10, S55: corrections that speakers ask for, old and new side by side. */
export function Corrections() {
  const t = useT('travelConsole');
  const c = useT('console');
  const cid = useCid();
  const asked = useCall(calls.corrections, { cid }, { again: () => EVERY_MS });
  const rows = asked.answer?.corrections ?? [];
  return (
    <Page title={c('pages.corrections')} facts={asked.answer && t('corrections.facts', { count: rows.length })}>
      <Answered asked={asked}>
        {() =>
          rows.length === 0 ? (
            <EmptyState icon={pencil} title={t('corrections.none')} text={t('corrections.noneText')} />
          ) : (
            rows.map((row) => <OneCorrection key={row.id} row={row} />)
          )
        }
      </Answered>
    </Page>
  );
}

function OneCorrection({ row }: { row: Correction }) {
  const t = useT('travelConsole');
  const language = useLanguage();
  const cid = useCid();
  const [words, setWords] = useState('');
  const { change, busy } = useChange(calls.decide, { refreshes: [calls.corrections], said: t('corrections.decided') });
  const decide = (approve: boolean) =>
    void change({ cid, correctionId: row.id, seen: row.version, approve, words: words.trim() });
  const changes = parts.flatMap((part) =>
    languages.flatMap((one) =>
      row.now[part][one].trim() === row[part][one].trim()
        ? []
        : [
            {
              key: `${part}/${one}`,
              title: t(`corrections.parts.${part}.${one}`),
              old: row.now[part][one],
              new: row[part][one],
            },
          ],
    ),
  );
  const name = pickLanguage(row.now.name, language);
  return (
    <section className="travel-correction" aria-label={name}>
      <h2>{name}</h2>
      <p className="small quiet">{t('corrections.sent', { time: momentText(row.sentAt, language) })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('corrections.part')}</th>
            <th scope="col">{t('corrections.old')}</th>
            <th scope="col">{t('corrections.new')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((one) => (
            <tr key={one.key}>
              <th scope="row">{one.title}</th>
              <td className="quiet">{one.old || '—'}</td>
              <td>{one.new || '—'}</td>
            </tr>
          ))}
          {row.portrait !== null && (
            <tr>
              <th scope="row">{t('corrections.portrait')}</th>
              <td>
                {row.now.portrait === null ? '—' : <img src={row.now.portrait} alt={t('corrections.oldPortrait')} />}
              </td>
              <td>
                <img src={row.portrait} alt={t('corrections.newPortrait')} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {changes.length === 0 && row.portrait === null && <p className="quiet">{t('corrections.same')}</p>}
      <div className="row">
        <ActButton type="primary" loading={busy} onClick={() => decide(true)}>
          {t('corrections.approve')}
        </ActButton>
        <Input
          aria-label={t('corrections.words')}
          placeholder={t('corrections.words')}
          maxLength={300}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <ActButton
          loading={busy}
          why={words.trim() === '' ? t('corrections.wordsFirst') : ''}
          onClick={() => decide(false)}
        >
          {t('corrections.refuse')}
        </ActButton>
      </div>
      <p className="small quiet">{t('corrections.text')}</p>
    </section>
  );
}
