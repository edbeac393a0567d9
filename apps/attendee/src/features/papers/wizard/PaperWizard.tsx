import type { AuthorCall, OwnPaper, PaperContent } from '@meetingapp/contract/papers/submission.ts';
import { paperFaults } from '@meetingapp/domain/papers/check-paper.ts';
import { cleanPaper } from '@meetingapp/domain/papers/clean-paper.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { showNotice, showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { WizardBar } from '@meetingapp/ui/layout/WizardBar.tsx';
import { useState } from 'react';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useWriting, type Writing } from '../data.ts';
import { faultText, rulesOf, stepNames, stepOf, wordsText } from '../view.ts';
import { PapersPage, PapersWaiting } from '../parts/PapersPage.tsx';
import { StepAbstract } from './StepAbstract.tsx';
import { StepAuthors } from './StepAuthors.tsx';
import { StepFiles } from './StepFiles.tsx';
import { StepReview } from './StepReview.tsx';
import { StepTopics } from './StepTopics.tsx';

interface PaperWizardProps {
  cid: string;
  call: AuthorCall;
  empty: PaperContent;
  paper: OwnPaper | null;
  /** From 1. */
  step: number;
}

export function PaperWizard({ cid, call, empty, paper, step }: PaperWizardProps) {
  const writing = useWriting(cid, { paper, empty });
  return writing ? <Steps cid={cid} call={call} writing={writing} step={step} /> : <PapersWaiting cid={cid} />;
}

const LAST = stepNames.length;

function Steps({ cid, call, writing, step }: { cid: string; call: AuthorCall; writing: Writing; step: number }) {
  const t = useT('papersSubmission');
  const app = useT('app');
  const go = useNavigate();
  const { content, paper } = writing;
  // Steps that were left; all of them when opened at the review.
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set(step === LAST ? [1, 2, 3] : []));
  const [going, setGoing] = useState(false);
  const faults = paperFaults(rulesOf(call), cleanPaper(content));
  const errorOf = (field: string) => {
    const fault = left.has(stepOf(field)) ? faults.find((one) => one.field === field) : undefined;
    return fault && faultText(t, fault);
  };
  const to = (next: number, paperId: number | 'new', replace = false) =>
    go('contributeHome', { cid }, { paper: paperId, step: next }, { replace });

  async function next() {
    setLeft((before) => new Set([...before, step, ...(step + 1 === LAST ? [1, 2, 3] : [])]));
    // A submitted paper stays unchanged until it is submitted again.
    setGoing(true);
    const kept = paper === null || paper.state === 'draft' ? await writing.keep() : paper;
    setGoing(false);
    if (kept) {
      // Back then leads to the first step of the new paper.
      if (paper === null) to(1, kept.paperId, true);
      return to(step + 1, kept.paperId);
    }
    // Offline, writing continues; a new paper needs its number first.
    if (paper) to(step + 1, paper.paperId);
  }

  async function submit() {
    const outcome = await writing.submit();
    if (outcome.ok) {
      showSuccess(t('review.done', { number: outcome.paper.number }));
      return go('contributeHome', { cid }, { paper: outcome.paper.paperId }, { replace: true });
    }
    const { name, msg } = outcome.failure;
    if (name === 'papers_closed' || name === 'papers_revise_over') {
      await showNotice({ title: app('tip'), text: msg, ok: app('ok') });
      go('contributeHome', { cid }, {}, { replace: true });
    } else if (name !== 'changed_meanwhile') showTopTip(msg);
  }

  const here = stepNames[step - 1] ?? 'one';
  const following = stepNames[step];
  const isLast = step === LAST;
  const length = here === 'three' ? wordsText(t, call, content) : null;
  const note = length ? (
    <span className={length.over ? 'papers-over' : undefined}>{length.text}</span>
  ) : !isLast ? undefined : faults.length > 0 ? (
    t('review.missing', { count: faults.length })
  ) : (
    t('review.ready')
  );
  const shown = { cid, call, writing, errorOf };
  return (
    <PapersPage
      cid={cid}
      foot={
        <StickyFoot note={note} aside={<span role="status">{t(`saved.${writing.saving}`)}</span>}>
          {isLast ? (
            <Button
              disabled={faults.length > 0 || writing.conflict}
              loading={writing.busy}
              loadingText={t('review.submitting')}
              onClick={() => void submit()}
            >
              {t(paper?.state === 'submitted' ? 'review.resubmit' : 'review.submit')}
            </Button>
          ) : (
            <Button loading={going} onClick={() => void next()}>
              {t('wizard.nextAct')}
            </Button>
          )}
        </StickyFoot>
      }
    >
      <WizardBar
        step={step}
        steps={LAST}
        label={t('wizard.progress')}
        text={t('wizard.step', { step, steps: LAST })}
        next={following && t('wizard.next', { name: t(`steps.${following}`) })}
      />
      <h1 className="t-2xl papers-title">{t(`steps.${here}`)}</h1>
      <Trouble writing={writing} />
      {here === 'one' && <StepTopics {...shown} />}
      {here === 'two' && <StepAuthors {...shown} />}
      {here === 'three' && <StepAbstract {...shown} />}
      {here === 'four' && <StepFiles {...shown} />}
      {here === 'five' && <StepReview {...shown} faults={faults} />}
    </PapersPage>
  );
}

/** Reason why saving failed, with a way to resolve it; the input stays. */
function Trouble({ writing }: { writing: Writing }) {
  const t = useT('papersSubmission');
  if (writing.conflict)
    return (
      <div className="papers-gap" role="alert">
        <Note kind="warn">
          <b>{t('conflict.title')}</b>
          <p>{t('conflict.text')}</p>
          <div className="papers-two">
            <Button size="sm" variant="soft" onClick={() => void writing.takeTheirs()}>
              {t('conflict.theirs')}
            </Button>
            <Button size="sm" variant="outline" onClick={() => void writing.takeMine()}>
              {t('conflict.mine')}
            </Button>
          </div>
        </Note>
      </div>
    );
  if (!writing.failure) return null;
  return (
    <div className="papers-gap" role="alert">
      <Note kind="bad">{writing.failure.msg}</Note>
    </div>
  );
}
