import './survey.css';
import { surveyCalls } from '@meetingapp/contract/survey/answer.ts';
import { asks } from '@meetingapp/domain/survey/item-field.ts';
import { piped } from '@meetingapp/domain/survey/piping.ts';
import { shownAnswers, pagesOf, progressOf, visibleItems, type Answers } from '@meetingapp/domain/survey/progress.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { Meter } from '@meetingapp/ui/data/Meter.tsx';
import { hideTopTip, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { x } from '@meetingapp/ui/icons/icons.ts';
import { cloudCheck } from '@meetingapp/ui/icons/icons-forms.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useEffectWhen } from '../../../lib/rendering/use-effect-when.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { surveyStore, type Draft, type Survey } from '../data.ts';
import { gapText } from './fault-text.ts';
import { QuestionView } from './QuestionView.tsx';

interface Props {
  survey: Survey;
  accessCode: string;
  draft: Draft & { answers: Answers };
  /** In the console's editor: nothing is sent. */
  preview?: boolean;
}

/** [S90] [V14] The questions page by page, with what is missing in the foot. */
export function SurveyPage({ survey, accessCode, draft, preview = false }: Props) {
  const t = useT('survey');
  const app = useT('app');
  const go = useNavigate();
  const { qid, cid, items, today } = survey;
  const { answers } = draft;
  const back = useBack('conferenceIndex', { cid });
  const { send, sending } = useSend(surveyCalls.submit);
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState(0);
  const [sought, setSought] = useState<{ code: string } | null>(null);
  const { questions, answered, requiredLeft, first, gaps } = progressOf(items, answers, today);
  const shown = visibleItems(items, answers);
  const asked = shown.filter(asks);
  const pages = pagesOf(shown);
  const page = Math.min(at, pages.length - 1);
  const last = page === pages.length - 1;
  const how = { between: t('between'), open: t('open') };

  const turn = (to: number) => {
    setAt(to);
    scrollTo(0, 0);
  };
  const jump = () => {
    if (!first) return;
    setTried(true);
    setAt(pages.findIndex((some) => some.some(({ code }) => code === first.code)));
    setSought({ code: first.code });
  };
  useEffectWhen(sought, ({ code }) => {
    const question = document.querySelector<HTMLElement>(`[data-code="${CSS.escape(code)}"]`);
    (question?.querySelector('.miss') ?? question)?.scrollIntoView({ block: 'center' });
    question?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  });
  const submit = async () => {
    if (first) {
      jump();
      showTopTip(gapText(t, first, asked[first.number - 1]));
      return;
    }
    if (preview) return showTopTip(t('submitted'));
    const kept = shownAnswers(items, answers);
    const given = Object.entries(kept).map(([code, value]) => ({ code, value }));
    const outcome = await send({ qid, accessCode, answers: given });
    // A repeated request after a lost connection finds that the first one has arrived.
    if (!outcome.ok && outcome.failure.name !== 'survey_done') return showTopTip(outcome.failure.msg);
    await surveyStore.submitted(qid, kept);
    invalidate(surveyCalls.read);
    invalidate(surveyCalls.mine);
    // It told of a gap that is filled by now, and would lie over the heading of the next page.
    hideTopTip();
    go('qEnd', {}, { qid, cid }, { replace: true });
  };

  return (
    <Page
      kind="plain"
      className="survey-page"
      top={
        <header className="survey-top">
          <div className="bar titled">
            <div className="side">
              <IconButton icon={x} label={t('leave')} onClick={() => !preview && back()} />
            </div>
            <h1 className="title">{survey.title}</h1>
            <div className="side right" />
          </div>
          <Meter value={answered} max={questions} label={t('answeredOf', { done: answered, count: questions })} />
        </header>
      }
      foot={
        <StickyFoot
          note={
            first && (
              <span className={tried ? 'survey-bad' : undefined}>{gapText(t, first, asked[first.number - 1])}</span>
            )
          }
          aside={
            first && (
              <button type="button" className="survey-jump" onClick={jump}>
                {t('jump')}
              </button>
            )
          }
        >
          <div className={page > 0 ? 'two' : undefined}>
            {page > 0 && (
              <Button variant="soft" onClick={() => turn(page - 1)}>
                {t('previous')}
              </Button>
            )}
            {last ? (
              <Button loading={sending} loadingText={app('submitting')} onClick={() => void submit()}>
                {t('submit')}
              </Button>
            ) : (
              <Button onClick={() => turn(page + 1)}>{t('next')}</Button>
            )}
          </div>
        </StickyFoot>
      }
    >
      <p className="survey-meta">
        <span>
          {t('progress', { done: answered, count: questions })}
          {requiredLeft > 0 && t('requiredLeft', { count: requiredLeft })}
        </span>
        {draft.kept && (
          <span className="kept">
            <Icon icon={cloudCheck} size="xs" />
            {t('draft')}
          </span>
        )}
      </p>
      {draft.kept === false && <Note kind="warn">{t('draftLost')}</Note>}
      {page === 0 && (
        <div className="survey-intro">
          {survey.intro !== '' && <p>{survey.intro}</p>}
          {survey.session !== null && <p>{t('about', { session: survey.session })}</p>}
          <p>{t(survey.anonymous ? 'anonymous' : 'named')}</p>
        </div>
      )}
      {pages[page]?.map((item) =>
        asks(item) ? (
          <QuestionView
            key={item.code}
            item={item}
            number={asked.indexOf(item) + 1}
            items={items}
            answers={answers}
            gap={gaps.find(({ code }) => code === item.code) ?? null}
            tried={tried}
            left={left.has(item.code)}
            onLeave={() => setLeft((before) => (before.has(item.code) ? before : new Set(before).add(item.code)))}
            onGive={(value) => draft.give(item.code, value)}
          />
        ) : (
          <div key={item.code} className="survey-text">
            {item.label !== '' && <h2>{piped(item.label, items, answers, how)}</h2>}
            {item.hint !== '' && <p>{piped(item.hint, items, answers, how)}</p>}
            {item.kind === 'page' && pages.length > 1 && (
              <p className="of">{t('pageOf', { page: page + 1, count: pages.length })}</p>
            )}
          </div>
        ),
      )}
    </Page>
  );
}
