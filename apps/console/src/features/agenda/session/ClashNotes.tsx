import type { DraftSession } from '@meetingapp/contract/agenda/draft.ts';
import type { Clash } from '@meetingapp/domain/agenda/clashes.ts';
import { clashesOf, freeExperts, freeHalls, nextFreeTime } from '@meetingapp/domain/agenda/ways-out.ts';
import { sessionFields } from '@meetingapp/domain/agenda/edits.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { triangleAlert } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import { ActMenu } from '../../../lib/layout/ActMenu.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { momentAt, placedOf, timeIn } from '../view.ts';
import { useDesk } from '../parts/desk-context.ts';
import { Deferred } from '../parts/Deferred.tsx';
import { useClashTexts } from '../parts/use-clash-texts.ts';

const MOST_PEOPLE = 12;

/** Clashes of this session, each with suggested fixes. */
export function ClashNotes({ session }: { session: DraftSession }) {
  const { clashes } = useDesk();
  const { whole } = useClashTexts();
  return clashesOf(clashes, session.id).map((clash) => (
    <div key={JSON.stringify(clash)} className="note error clash-note">
      <Icon icon={triangleAlert} />
      <div>
        <p>
          <b>{whole(clash, session.id)}</b>
        </p>
        <Deferred>
          <WaysOut clash={clash} session={session} />
        </Deferred>
      </div>
    </div>
  ));
}

function WaysOut({ clash, session }: { clash: Clash; session: DraftSession }) {
  const t = useT('agendaConsole');
  const { draft, editor, mayChange, hallName, expertName } = useDesk();
  if (!mayChange || clash.kind === 'outside') return null;
  const { sessions, talks, halls, experts } = draft;
  const time = nextFreeTime(
    sessions,
    talks,
    session.id,
    momentAt(draft.zone, placedOf(draft.zone, session).day, 20 * 60),
  );
  const [hall] =
    clash.kind === 'hall'
      ? freeHalls(
          sessions,
          halls.map(({ id }) => id),
          session.id,
        )
      : [];
  const chairs = clash.kind === 'expert' && session.parts.some(({ expert }) => expert === clash.expert);
  const free = chairs
    ? freeExperts(
        sessions,
        talks,
        experts.map(({ id }) => id),
        session,
      )
    : [];
  const move = { act: 'moveSession', id: session.id, hall: session.hall, from: session.from, to: session.to } as const;
  function exchange(expert: number) {
    if (clash.kind !== 'expert') return;
    const parts = session.parts.map((part) => (part.expert === clash.expert ? { ...part, expert } : part));
    const fields = { ...sessionFields(session), parts };
    void editor.act([{ act: 'saveSession', id: session.id, was: null, fields }]);
  }
  return (
    <p className="row wrap">
      {time && (
        <Button size="small" type="link" onClick={() => void editor.act([{ ...move, ...time }])}>
          {t('clash.moveTo', { time: timeIn(draft.zone, time.from) })}
        </Button>
      )}
      {hall !== undefined && (
        <Button size="small" type="link" onClick={() => void editor.act([{ ...move, hall }])}>
          {t('clash.otherHall', { hall: hallName(hall) })}
        </Button>
      )}
      {free.length > 0 && (
        <ActMenu
          menu={{
            items: free.slice(0, MOST_PEOPLE).map((id) => ({
              key: id,
              label: expertName(id),
              onClick: () => exchange(id),
            })),
          }}
        >
          <Button size="small" type="link">
            {t('clash.otherPerson', { count: free.length })}
          </Button>
        </ActMenu>
      )}
    </p>
  );
}
