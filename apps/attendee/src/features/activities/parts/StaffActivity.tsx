import './activities.css';
import { activityConsoleCalls as calls } from '@meetingapp/contract/activities/console.ts';
import type { ActivityCard } from '@meetingapp/contract/activities/activity.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Segments } from '@meetingapp/ui/actions/Segments.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Loader } from '@meetingapp/ui/feedback/Loader.tsx';
import { askConfirm, showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useState } from 'react';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useStaffCall, type StaffAccess } from '../../../lib/session/use-staff-call.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { CheckInCode } from './CheckInCode.tsx';
import { HandOver } from './HandOver.tsx';

const EVERY_MS = 8000;
/** Rows shown at once; more are found by the search. */
const MOST_ROWS = 40;

interface StaffActivityProps {
  cid: string;
  activityId: string;
  access: StaffAccess;
}

/** S84: starts and ends an activity, checks people in, hands over prizes. */
export function StaffActivity({ cid, activityId, access }: StaffActivityProps) {
  const t = useT('activities');
  const app = useT('app');
  const language = useLanguage();
  const [tab, setTab] = useState('activity');
  const read = useStaffCall(calls.read, { cid, activityId }, access, EVERY_MS);
  const { answer, failure, again } = read;
  if (failure && !answer) return <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again }} />;
  if (!answer) return <Loader label={app('loading')} />;
  const waiting = answer.awards.filter(({ handedAt }) => handedAt === null).length;
  const tabs = [
    { value: 'activity', label: t('staff.tabs.activity') },
    { value: 'people', label: t('staff.tabs.people') },
    { value: 'prizes', label: t('staff.tabs.prizes', { count: waiting }) },
  ];
  return (
    <div className="stack act-staff">
      <h2 className="t-2xl">{pickLanguage(answer.card.title, language)}</h2>
      <Segments label={t('staff.title')} options={tabs} value={tab} onChange={setTab} />
      {tab === 'activity' && (
        <Progress cid={cid} card={answer.card} zone={answer.zone} token={access.token} done={again} />
      )}
      {tab === 'people' && <People cid={cid} activityId={activityId} access={access} />}
      {tab === 'prizes' && (
        <>
          <HandOver cid={cid} zone={answer.zone} token={access.token} done={again} />
          <List>
            {answer.awards
              .filter(({ handedAt }) => handedAt !== null)
              .map((award) => (
                <ListRow
                  key={award.awardId}
                  title={award.name}
                  text={t('staff.handedText', {
                    prize: pickLanguage(award.prize, language),
                    at: momentText(award.handedAt ?? '', answer.zone, language),
                    by: award.handedBy,
                  })}
                />
              ))}
          </List>
        </>
      )}
    </div>
  );
}

interface ProgressProps {
  cid: string;
  card: ActivityCard;
  zone: string;
  token: string;
  done: () => void;
}

function Progress({ cid, card, zone, token, done }: ProgressProps) {
  const t = useT('activities');
  const app = useT('app');
  const language = useLanguage();
  const move = useSend(calls.move);
  async function moveTo(state: 'running' | 'ended'): Promise<void> {
    const sure = await askConfirm({
      title: t(`staff.ask.${state}`),
      text: t(`staff.effect.${state}`),
      stay: t('keep'),
      act: t(`staff.${state}`),
    });
    if (!sure) return;
    const outcome = await move.send({ cid, activityId: card.id, state }, { token, quiet: true });
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    showSuccess(t(`states.${state}`));
    done();
  }
  return (
    <>
      <p className="row gap-1">
        <Tag kind={card.state === 'running' ? 'live' : 'soon'}>{t(`states.${card.state}`)}</Tag>
        <span className="ink-2">{momentText(card.startsAt, zone, language)}</span>
      </p>
      <List>
        <ListRow
          title={t('staff.taken')}
          value={card.size === null ? card.taken : t('taken', { taken: card.taken, size: card.size })}
        />
        <ListRow title={t('staff.waiting')} value={card.waiting} />
        <ListRow title={t('staff.in')} value={card.checkedIn} />
      </List>
      {card.state === 'published' && (
        <Button loading={move.sending} loadingText={app('submitting')} onClick={() => void moveTo('running')}>
          {t('staff.running')}
        </Button>
      )}
      {card.state === 'running' && (
        <Button loading={move.sending} loadingText={app('submitting')} onClick={() => void moveTo('ended')}>
          {t('staff.ended')}
        </Button>
      )}
    </>
  );
}

function People({ cid, activityId, access }: StaffActivityProps) {
  const t = useT('activities');
  const app = useT('app');
  const [words, setWords] = useState('');
  const mark = useSend(calls.mark);
  const { answer, failure, again } = useStaffCall(calls.entries, { cid, activityId }, access, EVERY_MS);
  if (failure && !answer) return <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again }} />;
  if (!answer) return <Loader label={app('loading')} />;
  const wanted = words.trim().toLowerCase();
  const joined = answer.entries.filter(
    ({ state, name, number }) =>
      state === 'joined' && (name.toLowerCase().includes(wanted) || number.toLowerCase().includes(wanted)),
  );
  async function set(entryId: number | string, checkedIn: boolean, score: number | null): Promise<void> {
    const outcome = await mark.send({ cid, entryId, checkedIn, score }, { token: access.token, quiet: true });
    if (!outcome.ok) showTopTip(outcome.failure.msg);
    again();
  }
  return (
    <>
      <CheckInCode cid={cid} activityId={activityId} zone={answer.zone} token={access.token} done={again} />
      <TextField label={t('staff.search')} autoComplete="off" value={words} onChange={setWords} />
      {joined.length === 0 && <p className="ink-2">{t('staff.nobody')}</p>}
      <List>
        {joined.slice(0, MOST_ROWS).map((entry) => (
          <ListRow
            key={entry.entryId}
            title={entry.name}
            text={entry.institution || entry.number}
            trailing={
              <Button
                size="sm"
                variant={entry.checkedInAt === null ? 'soft' : 'outline'}
                aria-label={t(entry.checkedInAt === null ? 'staff.checkInOf' : 'staff.undoOf', { name: entry.name })}
                loading={mark.sending}
                onClick={() => void set(entry.entryId, entry.checkedInAt === null, entry.score)}
              >
                {t(entry.checkedInAt === null ? 'staff.checkIn' : 'staff.undo')}
              </Button>
            }
          />
        ))}
      </List>
    </>
  );
}
