import { speakersConsoleCalls as calls, type DeskInvitation } from '@meetingapp/contract/speakers/desk.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Tag } from 'antd';
import { AskFirst } from '../../../lib/layout/AskFirst.tsx';
import { useChange } from '../../../lib/calls/use-change.ts';
import { History } from '../../../lib/layout/History.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText, momentText } from '../../../lib/time/moment.ts';
import { changed } from '../data.ts';
import { stateColours, stateOf } from '../view.ts';
import { StatementNote } from '../agreement/StatementNote.tsx';
import { StandIns } from './StandIns.tsx';

/** One task of a person; after a refusal with its stand-ins. */
export function InvitationPane({ row, close }: { row: DeskInvitation; close: () => void }) {
  const t = useT('speakersConsole');
  const language = useLanguage();
  const cid = useCid();
  const revoke = useChange(calls.revokeLinks, { refreshes: changed, said: t('pane.linksDone') });
  const say = (text: DeskInvitation['title'] | null) => pickLanguage(text, language);
  const state = stateOf(row);
  return (
    <Pane
      title={say(row.name)}
      facts={say(row.affiliation)}
      close={close}
      foot={
        <AskFirst
          title={t('pane.linksText')}
          okText={t('pane.links')}
          cancelText={t('preview.cancel')}
          onConfirm={() => void revoke.change({ cid, expertId: row.expertId })}
        >
          <Button loading={revoke.busy}>{t('pane.links')}</Button>
        </AskFirst>
      }
    >
      <h3>{say(row.title)}</h3>
      <p>
        {joinList(
          [
            `${momentText(row.from, language)}–${clockText(row.to)}`,
            say(row.hall),
            ...row.roles.map((role) => t(`roles.${role}`)),
          ],
          language,
          'clauses',
        )}
        {row.session && <span className="small quiet"> {say(row.session)}</span>}
      </p>
      <p>
        <Tag color={stateColours[state]}>{t(`states.${state}`)}</Tag>
        {row.standsInFor && <Tag>{t('pane.standsInFor', { name: say(row.standsInFor) })}</Tag>}
        {row.filledBy && <Tag color="success">{t('pane.filledBy', { name: say(row.filledBy) })}</Tag>}
      </p>
      {row.state === 'rejected' && row.answeredAt !== null && (
        <div className="desk-refusal">
          {t('pane.reason', {
            name: say(row.name),
            time: momentText(row.answeredAt, language),
            reason: joinList([row.reason && t(`reasons.${row.reason}`), row.words], language, 'clauses'),
          })}
          {row.suggestion !== '' && <div>{t('pane.suggestion', { name: row.suggestion })}</div>}
        </div>
      )}
      {row.changes.length > 0 && <p className="small">{t('pane.changes')}</p>}
      {row.empty && <StandIns invitationId={row.id} />}
      <StatementNote statement={row.statement} />
      <History cid={cid} subject="speaker_invitation" id={row.id} />
    </Pane>
  );
}
