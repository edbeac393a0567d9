import { submissionCalls as calls, type AuthorCall, type OwnPaper } from '@meetingapp/contract/papers/submission.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { askConfirm, showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { useEffect, useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useConference, usualZone } from '../../../lib/parts/use-conference.ts';
import { discardTyped, typedOf } from '../data.ts';
import { AcceptanceLetter } from '../decision/AcceptanceLetter.tsx';
import { PapersPage } from '../parts/PapersPage.tsx';
import { PaperText } from '../parts/PaperText.tsx';
import { StateTag } from './StateTag.tsx';
import { WithdrawSheet } from './WithdrawSheet.tsx';

interface SubmissionViewProps {
  cid: string;
  call: AuthorCall;
  paper: OwnPaper;
  again: () => void;
}

/** One paper: state, decision and remarks once published, and the available actions. */
export function SubmissionView({ cid, call, paper, again }: SubmissionViewProps) {
  const t = useT('papersSubmission');
  const language = useLanguage();
  const go = useNavigate();
  const zone = useConference(cid)?.zone ?? usualZone;
  const [withdrawing, setWithdrawing] = useState(false);
  const [unsent, setUnsent] = useState(false);
  const withdraw = useSend(calls.withdrawPaper);
  const confirm = useSend(calls.confirmPaper);
  const { paperId, state, result } = paper;
  const isDraft = state === 'draft';

  useEffect(() => {
    let gone = false;
    void typedOf(cid, paperId).then((typed) => !gone && setUnsent(typed !== null && state === 'submitted'));
    return () => {
      gone = true;
    };
  }, [cid, paperId, state]);

  function renew() {
    invalidate(calls.ownPapers);
    again();
  }
  async function takeBack(reason: string) {
    const outcome = await withdraw.send({ cid, paperId, reason });
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    discardTyped(cid, paperId);
    setWithdrawing(false);
    showSuccess(t('view.withdrawn'));
    if (isDraft) go('contributeHome', { cid }, {}, { replace: true });
    renew();
  }
  async function discard() {
    const words = { title: t('view.discardAsk'), text: t('view.discardText'), stay: t('view.stay') };
    if (await askConfirm({ ...words, act: t('view.discard'), danger: true })) await takeBack('');
  }
  async function come() {
    if (!(await askConfirm({ title: t('view.confirmAsk'), stay: t('view.stay'), act: t('view.confirm') }))) return;
    const outcome = await confirm.send({ cid, paperId });
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    showSuccess(t('view.confirmed'));
    renew();
  }

  const main = paper.mayConfirm ? (
    <Button loading={confirm.sending} onClick={() => void come()}>
      {t('view.confirm')}
    </Button>
  ) : paper.mayRevise || isDraft ? (
    <Button onClick={() => go('contributeHome', { cid }, { paper: paperId, step: isDraft ? 1 : 5 })}>
      {t(isDraft ? 'view.goOn' : 'view.revise')}
    </Button>
  ) : null;
  return (
    <PapersPage cid={cid} foot={main && <StickyFoot>{main}</StickyFoot>}>
      <div className="papers-line">
        <h1 className="t-xl">{t('view.number', { number: paper.number })}</h1>
        <StateTag paper={paper} />
      </div>
      {paper.submittedAt && (
        <p className="t-sm ink-2">
          {t('view.submittedAt', { at: momentText(paper.submittedAt, zone, language, true) })}
        </p>
      )}
      {state === 'submitted' && (
        <div className="papers-gap">
          <Note kind={unsent ? 'warn' : 'ok'}>{t(unsent ? 'view.unsent' : 'review.doneText')}</Note>
        </div>
      )}
      {result && (
        <div className="papers-gap">
          <Note kind={result === 'not_accepted' ? 'info' : 'ok'}>
            <b>
              {result === 'not_accepted'
                ? t('view.notAccepted')
                : t('view.accepted', { result: t(`results.${result}`) })}
            </b>
            {paper.board && <p>{t('view.board', { board: paper.board })}</p>}
          </Note>
        </div>
      )}
      {result && result !== 'not_accepted' && result !== 'under_review' && (
        <AcceptanceLetter cid={cid} paperId={paperId} />
      )}
      {paper.remarks.length > 0 && (
        <section className="papers-remarks">
          <h2>{t('view.remarks')}</h2>
          {paper.remarks.map((remark, index) => (
            <blockquote key={index}>{remark}</blockquote>
          ))}
        </section>
      )}
      <PaperText call={call} content={paper.content} files={paper.files} />
      {paper.mayWithdraw && (
        <Button
          size="md"
          variant="danger"
          loading={withdraw.sending}
          onClick={() => (isDraft ? void discard() : setWithdrawing(true))}
        >
          {t(isDraft ? 'view.discard' : 'view.withdraw')}
        </Button>
      )}
      {withdrawing && (
        <WithdrawSheet
          busy={withdraw.sending}
          close={() => setWithdrawing(false)}
          act={(reason) => void takeBack(reason)}
        />
      )}
    </PapersPage>
  );
}
