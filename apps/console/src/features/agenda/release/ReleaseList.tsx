import { agendaConsoleCalls as calls } from '@meetingapp/contract/agenda/draft.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ChangeRow } from './ChangeRow.tsx';
import { useDesk } from '../parts/desk-context.ts';

/** Released versions, newest first: when, by whom, and what each changed. */
export function ReleaseList() {
  const t = useT('agendaConsole');
  const language = useLanguage();
  const { cid } = useDesk();
  const asked = useCall(calls.releases, { cid });
  return (
    <Answered asked={asked}>
      {({ releases }) =>
        releases.length === 0 ? (
          <p className="quiet">{t('neverReleased')}</p>
        ) : (
          <ol className="release-list">
            {releases.map(({ number, at, by, note, clashes, reason, changes }) => (
              <li key={number}>
                <b>{t('release.number', { number })}</b>{' '}
                <span className="small quiet">{[momentText(at, language), by].filter(Boolean).join(t('comma'))}</span>
                {pickLanguage(note, language) && <p>{pickLanguage(note, language)}</p>}
                {reason && <p className="small clash-reason">{t('release.allTheSame', { count: clashes, reason })}</p>}
                <ul className="change-rows">
                  {changes.map((change) => (
                    <ChangeRow key={`${change.item}/${change.id}/${change.kind}`} change={change} />
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        )
      }
    </Answered>
  );
}
