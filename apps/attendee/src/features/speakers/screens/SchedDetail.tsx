import '../parts/speakers.css';
import type { NextStep } from '@meetingapp/contract/speakers/task.ts';
import { mayShowSlides } from '@meetingapp/domain/speakers/slides.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { clock, search } from '@meetingapp/ui/icons/icons.ts';
import { users } from '@meetingapp/ui/icons/icons-home.ts';
import { mapPin } from '@meetingapp/ui/icons/icons-topics.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { Suspense, useState } from 'react';
import { Link, useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { Unavailable } from '../../../lib/parts/Unavailable.tsx';
import { latePart } from '../../../lib/rendering/late-part.tsx';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText, momentText, shortDay, weekday } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { speakerKey, useSteps, useTasks } from '../data.ts';
import { AgreementRows } from '../agreement/AgreementRows.tsx';
import { Changes } from '../parts/Changes.tsx';
import { StatementRow } from '../agreement/StatementRow.tsx';
import { ClashNote } from '../parts/ClashNote.tsx';
import { useStep } from '../parts/NextSteps.tsx';
import { TaskTags } from '../parts/TaskTags.tsx';
import { useAnswers } from '../parts/use-answers.ts';
import { clashesBefore, daysOf, type Task } from '../view.ts';

const rejecting = latePart(() => import('../parts/RejectSheet.tsx').then(({ RejectSheet }) => RejectSheet));
const slides = latePart(() => import('../parts/SlidesPart.tsx').then(({ SlidesPart }) => SlidesPart));
const agreement = latePart(() => import('../agreement/AgreementPage.tsx').then(({ AgreementPage }) => AgreementPage));
const MINUTE_MS = 60_000;

/** S54: one task, or one agreement to sign. */
export function SchedDetail() {
  const cid = useCurrentCid();
  const { agreement: id } = useSearch();
  if (!id) return <TaskDetail />;
  return (
    <Suspense fallback={<Page>{null}</Page>}>
      <agreement.Part cid={cid} id={id} />
    </Suspense>
  );
}

/** One task: what, when, where, with whom; accept or reject it, and change the answer until the deadline. */
function TaskDetail() {
  const t = useT('speakers');
  const app = useT('app');
  const cid = useCurrentCid();
  const id = useSearch()['task'];
  const back = useBack('schedList', {}, { cid: cid ?? 0 });
  const asked = useTasks(cid);
  const { answer, failure, loading } = asked;
  const task = answer?.tasks.find((one) => String(one.id) === id);
  const gone =
    (answer && !task) || (failure && !answer && failure.name !== 'offline' && failure.name !== 'unavailable');
  if (answer && task && cid)
    return <OneTask key={task.id} task={task} tasks={answer.tasks} answer={answer} cid={cid} back={back} />;
  return (
    <Page top={<TopBar back={{ label: app('back'), onPress: back }} />}>
      {loading && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="1.2rem" />
          <Skeleton height="3rem" />
        </Waiting>
      )}
      {gone && (
        <EmptyState
          icon={search}
          title={failure?.msg ?? t('detail.gone')}
          heading
          text={t('detail.goneText')}
          action={
            <Link name="schedList" query={{ cid: cid ?? 0 }} className={buttonClass('soft', 'sm')}>
              {t('list.title')}
            </Link>
          }
        />
      )}
      {failure && !answer && !gone && <Unavailable asked={asked} gone={null} heading />}
    </Page>
  );
}

interface OneTaskProps {
  task: Task;
  tasks: readonly Task[];
  answer: NonNullable<ReturnType<typeof useTasks>['answer']>;
  cid: string;
  back: () => void;
}

function OneTask({ task, tasks, answer, cid, back }: OneTaskProps) {
  const t = useT('speakers');
  const app = useT('app');
  const language = useLanguage();
  const now = useNow(5000);
  const answers = useAnswers(cid);
  const [rejected, setRejected] = useState(false);
  const { zone, answerBy, clashes } = answer;
  const say = (text: Task['title'] | null) => pickLanguage(text, language);
  const [day] = daysOf([task], zone);
  const minutes = Math.round((Date.parse(task.to) - Date.parse(task.from)) / MINUTE_MS);
  const until = answerBy !== null && Date.parse(answerBy) > now && answerBy < task.from ? answerBy : task.from;
  const others = tasks.filter(({ id }) => id !== task.id);
  const taken = task.state === 'accepted';
  const navigate = useNavigate();
  const openStep = useStep(cid);
  const { part } = useSearch();
  const missing = useSteps(cid).answer?.steps.filter(({ step }) => step !== 'reply') ?? [];
  const next = taken ? missing[0] : undefined;

  const [stated, setStated] = useState(part === 'statement' ? 1 : 0);

  /** Opens the next step: on this page where it is about this task. */
  function go(step: NextStep): void {
    if (step.id !== task.id || step.step === 'agreement') openStep(step);
    else if (step.step === 'statement') setStated(stated + 1);
    else document.getElementById('sp-slides')?.scrollIntoView();
  }
  async function accept(): Promise<void> {
    const done = await answers.accept([task]);
    const waits = others.some(({ state, open }) => state === 'none' && open);
    if (done && !waits) navigate('schedList', {}, { cid, thanks: 1 });
  }
  return (
    <Page
      className="sp-page sp-detail"
      top={<TopBar back={{ label: app('back'), onPress: back }} />}
      foot={
        (task.open || next) && (
          <StickyFoot note={next && t('next.missing', { count: missing.length })}>
            <div className="two">
              {task.open && task.state !== 'rejected' && (
                <Button variant="outline" disabled={answers.sending} onClick={() => setRejected(true)}>
                  {taken ? t('change') : t('reject')}
                </Button>
              )}
              {next && <Button onClick={() => go(next)}>{t(`next.acts.${next.step}`)}</Button>}
              {task.open && !taken && (
                <Button guard loading={answers.sending} onClick={() => void accept()}>
                  {task.state === 'rejected' ? t('takeBack') : t('accept')}
                </Button>
              )}
            </div>
          </StickyFoot>
        )
      }
    >
      <TaskTags task={task} now={now} zone={zone} />
      <h1 className="t-2xl">{say(task.title)}</h1>
      <dl className="sp-facts">
        <div>
          <dt>
            <Icon icon={clock} />
          </dt>
          <dd>
            {day && t('dayOn', { day: shortDay(day.day, language), weekday: weekday(day.day, language) })}{' '}
            {clockText(task.from, zone)}–{clockText(task.to, zone)}
            <span>{task.exact ? t('detail.minutes', { count: minutes }) : t('sometime')}</span>
          </dd>
        </div>
        {task.hall && (
          <div>
            <dt>
              <Icon icon={mapPin} />
            </dt>
            <dd>
              {joinList([say(task.hall), say(task.place)], language, 'clauses')}
              {task.session && <span>{say(task.session)}</span>}
              {task.hallId !== null && (
                <span>
                  <Link name="hallList" params={{ cid }} query={{ hall: task.hallId }} className="link">
                    {t('detail.way')}
                  </Link>
                </span>
              )}
            </dd>
          </div>
        )}
        {task.colleagues.length > 0 && (
          <div>
            <dt>
              <Icon icon={users} />
            </dt>
            <dd>
              {t('detail.colleagues')}
              <span>
                {joinList(
                  task.colleagues.map(({ name, roles }) =>
                    [roles.map((role) => t(`roles.${role}`)).join(' '), say(name)].join(' '),
                  ),
                  language,
                )}
              </span>
            </dd>
          </div>
        )}
      </dl>
      <Changes task={task} zone={zone} />
      <ul className="sp-clashes">
        {clashesBefore(task, others, clashes).map((one) => (
          <ClashNote key={`${one.clash.one}/${one.clash.other}`} {...one} next={false} />
        ))}
      </ul>
      {task.state === 'rejected' && (
        <Note kind="bad">
          <p>
            {t('rejectedWith', {
              reason: joinList([task.reason && t(`refuse.reasons.${task.reason}`), task.words], language, 'clauses'),
            })}
          </p>
          {task.suggestion !== '' && <p>{t('detail.suggestion', { name: task.suggestion })}</p>}
          <p>{task.filled ? t('filled') : task.open && t('search')}</p>
        </Note>
      )}
      {taken && (
        <Note kind="ok">
          <b>{t('detail.thanks')}</b>
          <p>{t('detail.nextChange')}</p>
        </Note>
      )}
      <Note>{task.open ? t('detail.changeUntil', { time: momentText(until, zone, language) }) : t('detail.over')}</Note>
      {task.state !== 'rejected' && mayShowSlides(task.roles) && (
        <Suspense fallback={null}>
          <slides.Part cid={cid} invitationId={task.id} zone={zone} reveal={part === 'slides'} />
        </Suspense>
      )}
      {task.state !== 'rejected' && (
        <>
          <AgreementRows who={{ cid, linkKey: speakerKey.get(cid) }} />
          <StatementRow key={stated} who={{ cid, linkKey: speakerKey.get(cid) }} ask={stated > 0} />
        </>
      )}
      {taken && task.open && (
        <button
          type="button"
          className="link sp-back"
          disabled={answers.sending}
          onClick={() => void answers.undo([task])}
        >
          {t('detail.backToNone')}
        </button>
      )}
      {rejected && (
        <Suspense fallback={null}>
          <rejecting.Part
            task={task}
            zone={zone}
            until={until}
            others={others.length}
            sending={answers.sending}
            onClose={() => setRejected(false)}
            onReject={(rejection) => {
              void answers.reject(task, rejection).then(() => setRejected(false));
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}
