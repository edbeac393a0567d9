import '../../../lib/parts/ListSearch.css';
import '../parts/speakers.css';
import { taskStates } from '@meetingapp/contract/speakers/task.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronRight, search } from '@meetingapp/ui/icons/icons.ts';
import { Card } from '@meetingapp/ui/layout/Card.tsx';
import { calendarPlus } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { Fragment, Suspense, useState } from 'react';
import { Link, useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { Unavailable } from '../../../lib/parts/Unavailable.tsx';
import { latePart } from '../../../lib/rendering/late-part.tsx';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText, shortDay, weekday } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTasks, openCalendar, speakerKey } from '../data.ts';
import { NoSpeaker } from '../parts/NoSpeaker.tsx';
import { ClashNote } from '../parts/ClashNote.tsx';
import { NextRow } from '../parts/NextRow.tsx';
import { TaskCard } from '../parts/TaskCard.tsx';
import { useAnswers } from '../parts/use-answers.ts';
import { clashesBefore, countStates, daysAhead, daysOf, type Task, type TaskFilter } from '../view.ts';

const rejecting = latePart(() => import('../parts/RejectSheet.tsx').then(({ RejectSheet }) => RejectSheet));
/** Most speakers have nothing to sign. */
const agreements = latePart(() => import('../agreement/AgreementRows.tsx').then(({ AgreementRows }) => AgreementRows));
const thanks = latePart(() => import('../parts/ThanksPage.tsx').then(({ ThanksPage }) => ThanksPage));
const DAY_MS = 86_400_000;

/** S53: my tasks in time order, with clashes, replies and one tap for those that do not clash. */
export function SchedList() {
  const t = useT('speakers');
  const app = useT('app');
  const language = useLanguage();
  const cid = useCurrentCid();
  const back = useBack('conferenceIndex', { cid: cid ?? 0 });
  const navigate = useNavigate();
  const { thanks: thanked } = useSearch();
  const asked = useTasks(cid);
  const { answer, failure, loading } = asked;
  const now = useNow(5000);
  const answers = useAnswers(cid ?? '');
  const [filter, setFilter] = useState<TaskFilter>('all');
  const [rejected, setRejected] = useState<Task | null>(null);
  const tasks = answer?.tasks ?? [];
  const zone = answer?.zone ?? 'Asia/Shanghai';
  const counts = countStates(tasks);
  const shown = tasks.filter(({ state }) => filter === 'all' || state === filter);
  const clashing = new Set(answer?.clashes.flatMap(({ one, other }) => [one, other]));
  const acceptable = tasks.filter(({ id }) => answer?.acceptable.includes(id));
  const undecided = tasks.filter(({ id, state, open }) => state === 'none' && open && clashing.has(id)).length;
  const nowhere = cid === null || (failure && findable.has(failure.name));

  function deadline(): string {
    if (!answer?.answerBy) return t('list.noDeadline');
    const time = momentText(answer.answerBy, zone, language);
    const left = Date.parse(answer.answerBy) - now;
    if (left <= 0) return t('list.deadlineOver', { time });
    const days = Math.floor(left / DAY_MS);
    return days > 0 ? t('list.deadline', { time, days }) : t('list.deadlineSoon', { time });
  }
  const { undoable } = answers;

  /** After the last reply: thanks, and what comes next. */
  function thank(answered: readonly Pick<Task, 'id'>[]): void {
    const waits = ({ id, state, open }: Task) => state === 'none' && open && !answered.some((one) => one.id === id);
    if (!tasks.some(waits)) navigate('schedList', {}, { cid: cid ?? 0, thanks: 1 });
  }
  async function accept(accepted: readonly Task[]): Promise<void> {
    if (await answers.accept(accepted)) thank(accepted);
  }
  if (answer && cid !== null && thanked)
    return (
      <Suspense fallback={<Page>{null}</Page>}>
        <thanks.Part
          {...{ cid, answer, now, back }}
          undo={undoable && (() => void answers.undo(undoable).then((done) => done && back()))}
        />
      </Suspense>
    );
  return (
    <Page
      className="sp-page"
      top={
        <TopBar
          title={t('list.title')}
          back={{ label: app('back'), onPress: back }}
          actions={
            counts.accepted > 0 && (
              <IconButton icon={calendarPlus} label={t('list.calendar')} onClick={() => void openCalendar(cid ?? '')} />
            )
          }
        />
      }
      foot={
        (acceptable.length > 0 || undoable) && (
          <StickyFoot
            note={
              undoable
                ? t('list.accepted', { count: undoable.length })
                : undecided > 0
                  ? t('list.clashing', { count: undecided })
                  : null
            }
            aside={
              undoable && (
                <button type="button" className="link" onClick={() => void answers.undo(undoable)}>
                  {t('list.undo')}
                </button>
              )
            }
          >
            {acceptable.length > 0 && (
              <Button guard loading={answers.sending} onClick={() => void accept(acceptable)}>
                {t('list.acceptAll', { count: acceptable.length })}
              </Button>
            )}
          </StickyFoot>
        )
      }
    >
      {answer && tasks.length > 0 && (
        <>
          <div className="lead">
            <h1 className="t-2xl">
              {counts.none > 0 ? t('list.waiting', { count: counts.none }) : t('list.done', { count: counts.all })}
            </h1>
            <p>{deadline()}</p>
          </div>
          <List className="sp-person">
            <Link name="schedulePerson" query={{ cid: cid ?? 0 }} className="li">
              <span className="grow">
                <b>{t('list.person')}</b>
                <span className="li-text">{t('list.personText')}</span>
              </span>
              <Icon icon={chevronRight} size="s" className="chev" />
            </Link>
          </List>
          <Suspense fallback={null}>
            <agreements.Part toSign who={{ cid: cid ?? 0, linkKey: cid === null ? null : speakerKey.get(cid) }} />
          </Suspense>
          {cid !== null && counts.accepted > 0 && <NextRow cid={cid} />}
          <Card as="section" className="sp-sum">
            <div className="between">
              <b>{t('list.answered', { done: counts.all - counts.none, count: counts.all })}</b>
              <span className="t-sm ink-2">
                {t('list.figures', { accepted: counts.accepted, rejected: counts.rejected })}
              </span>
            </div>
            <div
              className="sp-meter"
              role="img"
              aria-label={t('list.meter', {
                count: counts.all,
                accepted: counts.accepted,
                rejected: counts.rejected,
                waiting: counts.none,
              })}
            >
              {taskStates
                .toReversed()
                .flatMap((state) =>
                  tasks.filter((task) => task.state === state).map(({ id }) => <i key={id} className={state} />),
                )}
            </div>
          </Card>
          <div className="list-strip sp-strip" role="group" aria-label={t('list.filter')}>
            {(['all', ...taskStates] as const).map((one) => (
              <button
                key={one}
                type="button"
                className={joinClasses('chip', one === filter && 'on')}
                aria-pressed={one === filter}
                onClick={() => setFilter(one)}
              >
                {t(`list.filters.${one}`, { count: counts[one] })}
              </button>
            ))}
          </div>
          {daysOf(shown, zone).map(({ day, tasks: own }) => {
            const ahead = daysAhead(day, now, zone);
            return (
              <section key={day}>
                <div className="sp-day">
                  <h2>{t('dayOn', { day: shortDay(day, language), weekday: weekday(day, language) })}</h2>
                  <span>
                    {ahead > 0 ? t('list.daysAhead', { days: ahead }) : ahead === 0 ? t('list.today') : t('list.past')}
                  </span>
                </div>
                <ul className="sp-tasks">
                  {own.map((task, at) => (
                    <Fragment key={task.id}>
                      {clashesBefore(task, own.slice(0, at), answer.clashes).map((one) => (
                        <ClashNote key={`${one.clash.one}/${one.clash.other}`} {...one} />
                      ))}
                      <TaskCard
                        task={task}
                        cid={cid ?? ''}
                        zone={zone}
                        now={now}
                        clashes={clashing.has(task.id)}
                        sending={answers.sending}
                        onAccept={() => void accept([task])}
                        onReject={() => setRejected(task)}
                      />
                    </Fragment>
                  ))}
                </ul>
              </section>
            );
          })}
          {shown.length === 0 && (
            <EmptyState
              icon={search}
              title={t('list.noneFiltered')}
              action={
                <button type="button" className={buttonClass('soft', 'sm')} onClick={() => setFilter('all')}>
                  {t('list.showAll')}
                </button>
              }
            />
          )}
        </>
      )}
      {answer && tasks.length === 0 && (
        <>
          <EmptyState icon={search} title={t('list.none')} heading text={t('list.noneText')} />
          <Suspense fallback={null}>
            <agreements.Part toSign who={{ cid: cid ?? 0, linkKey: cid === null ? null : speakerKey.get(cid) }} />
          </Suspense>
        </>
      )}
      {loading && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="1.6rem" />
          <Skeleton height="2.4rem" />
          <Skeleton height="2.4rem" />
        </Waiting>
      )}
      {nowhere && <NoSpeaker cid={cid} title={failure?.msg ?? t('find.title')} find={t('list.find')} />}
      {failure && !answer && !nowhere && <Unavailable asked={asked} gone={null} heading />}
      {rejected && (
        <Suspense fallback={null}>
          <rejecting.Part
            task={rejected}
            zone={zone}
            until={answer?.answerBy ?? rejected.from}
            others={tasks.length - 1}
            sending={answers.sending}
            onClose={() => setRejected(null)}
            onReject={(rejection) => {
              void answers.reject(rejected, rejection).then((done) => {
                setRejected(null);
                if (done) thank([rejected]);
              });
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}

/** Refusals after which the person looks for their tasks in another way. */
const findable: ReadonlySet<string> = new Set(['speaker_link_ended', 'speaker_unknown', 'speaker_unidentified']);
