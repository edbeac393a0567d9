import { agendaConsoleCalls as calls } from '@meetingapp/contract/agenda-console.ts';
import { useLanguage } from '../../../lib/language.ts';
import { momentText } from '../../../lib/moment.ts';
import { Answered } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { said } from '../view.ts';
import { ChangeRow } from './ChangeRow.tsx';
import { useDesk } from './desk.ts';

/** What was released when and by whom, the latest first, each with what it changed. */
export function Releases() {
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
                {said(note, language) && <p>{said(note, language)}</p>}
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
