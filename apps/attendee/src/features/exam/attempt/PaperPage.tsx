import './exam.css';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { Meter } from '@meetingapp/ui/data/Meter.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { askConfirm, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronLeft, x } from '@meetingapp/ui/icons/icons.ts';
import { layoutGrid } from '@meetingapp/ui/icons/icons-programme.ts';
import { flag, timer } from '@meetingapp/ui/icons/icons-topics.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockOf, isComplete } from '../view.ts';
import { QuestionView } from './QuestionView.tsx';
import { SavingNote } from './SavingNote.tsx';
import type { ExamSession, ExamState, Paper } from './exam-session.ts';
import { latePart } from '../../../lib/rendering/late-part.tsx';
import { useEffectWhen } from '../../../lib/rendering/use-effect-when.ts';

const { Part: AnswerSheet } = latePart(() => import('./AnswerSheet.tsx').then((file) => file.AnswerSheet));

interface Props {
  session: ExamSession;
  state: ExamState;
  paper: Paper;
  attemptId: number;
}

/** A running attempt: one question at a time, saved as it is answered. */
export function PaperPage({ session, state, paper, attemptId }: Props) {
  const t = useT('exam');
  const app = useT('app');
  const go = useNavigate();
  const [position, setPosition] = useState(() => firstOpen(paper, state));
  const [sheet, setSheet] = useState(false);
  const [handing, setHanding] = useState(false);
  /** When the shown question appeared, and the seconds spent on each before. */
  const since = useRef({ at: 0, before: new Map<number, number>() });
  useNow(1000);
  const { items, cid } = paper;
  const left = Date.parse(paper.endsAt) - session.now();
  const item = items[position - 1] ?? items[0];
  const given = state.given.get(position);
  const answers = items.map((one) => ({
    position: one.position,
    section: one.section,
    answered: isComplete(one.question, state.given.get(one.position)?.answer ?? null),
    flagged: state.given.get(one.position)?.flagged ?? false,
  }));
  const open = answers.filter(({ answered }) => !answered);

  /** Seconds spent on the question that is shown, over all visits. */
  const spent = (): number => {
    const { at, before } = since.current;
    return Math.round((before.get(position) ?? 0) + (performance.now() - at) / 1000);
  };
  const move = (to: number) => {
    since.current.before.set(position, spent());
    since.current = { ...since.current, at: performance.now() };
    setPosition(to);
    scrollTo(0, 0);
  };
  const handIn = async () => {
    setHanding(true);
    const done = await session.handIn();
    setHanding(false);
    if (done) go('finishSubmit', {}, { cid, attempt: attemptId }, { replace: true });
    else if (left > 0) showTopTip(t('handIn.waiting'));
  };
  const ask = async () => {
    const [first] = open;
    const yes = await askConfirm({
      title: first ? t('unanswered') : t('handIn.title'),
      text: first ? t('handIn.open', { count: open.length }) : t('handIn.text'),
      stay: first ? t('handIn.first') : t('handIn.stay'),
      act: t('handIn.act'),
    });
    if (yes) await handIn();
    else if (first) move(first.position);
  };
  const leave = async () => {
    const yes = await askConfirm({
      title: t('leave.title'),
      text: t('leave.text'),
      stay: t('leave.stay'),
      act: t('leave.act'),
    });
    if (yes) go('conferenceIndex', { cid });
  };
  useEffectWhen(left <= 0 && state.saving !== 'ended' && Math.floor(-left / 5000) + 1, () => void handIn());
  useEffect(() => {
    since.current.at = performance.now();
  }, []);
  useEffect(() => {
    const back = (): void => void session.flush();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [session]);

  if (!item) return null;
  const last = position === items.length;
  return (
    <Page
      kind="plain"
      className="exam-page"
      top={
        <header className="exam-top">
          <div className="bar titled">
            <div className="side">
              <IconButton icon={x} label={t('leave.label')} onClick={() => void leave()} />
            </div>
            <div
              className={left < 60_000 ? 'title exam-time soon' : 'title exam-time'}
              role="timer"
              aria-label={t('left')}
            >
              <Icon icon={timer} size="s" />
              {clockOf(left)}
            </div>
            <div className="side right">
              <button type="button" className="ib text" disabled={handing} onClick={() => void ask()}>
                {t('handIn.act')}
              </button>
            </div>
          </div>
          <Meter
            value={items.length - open.length}
            max={items.length}
            label={t('answered', { done: items.length - open.length, count: items.length })}
          />
        </header>
      }
      foot={
        <StickyFoot>
          <div className="exam-nav">
            <button type="button" className="sq" disabled={position === 1} onClick={() => move(position - 1)}>
              <Icon icon={chevronLeft} />
              {t('previous')}
            </button>
            <button type="button" className="sq" onClick={() => setSheet(true)}>
              <Icon icon={layoutGrid} />
              {t('sheet.title')}
            </button>
            <Button
              loading={handing}
              loadingText={app('submitting')}
              onClick={() => (last ? void ask() : move(position + 1))}
            >
              {t(last ? 'handIn.act' : 'next')}
            </Button>
          </div>
        </StickyFoot>
      }
    >
      <div className="exam-meta">
        <span>
          <b>{position}</b> / {items.length}　{t(`kinds.${item.question.kind}`)}
          {t('comma')}
          {t('points', { points: item.points })}
        </span>
        <button
          type="button"
          className="exam-flag"
          aria-pressed={given?.flagged ?? false}
          onClick={() => session.give(position, { flagged: !given?.flagged }, spent())}
        >
          <Icon icon={flag} size="s" filled={given?.flagged} />
          {t('flag')}
        </button>
      </div>
      {state.elsewhere.has(position) && <Note>{t('elsewhere')}</Note>}
      <QuestionView
        key={position}
        item={item}
        answer={given?.answer ?? null}
        onAnswer={(answer) => session.give(position, { answer }, spent())}
      />
      <SavingNote saving={state.saving} unkept={state.unkept} offline={paper.offline} cid={cid} />
      {sheet && (
        <Suspense>
          <AnswerSheet
            cells={answers}
            current={position}
            onClose={() => setSheet(false)}
            onChoose={(to) => {
              setSheet(false);
              move(to);
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}

/** The first question that is not answered, where a person who comes back goes on. */
function firstOpen({ items }: Paper, { given }: ExamState): number {
  const open = items.find(({ position, question }) => !isComplete(question, given.get(position)?.answer ?? null));
  return open?.position ?? 1;
}
