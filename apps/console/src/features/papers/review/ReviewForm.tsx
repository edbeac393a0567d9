import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { paperDecisions } from '@meetingapp/contract/papers/paper.ts';
import { reviewCalls as calls, type OwnReview, type ReviewedPaper } from '@meetingapp/contract/papers/review.ts';
import { totalOf } from '@meetingapp/domain/papers/totals.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { App, Button, Input, Radio } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { inPoints } from '../view.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { ScoreInput } from './ScoreInput.tsx';

const written = ({ scores, advice, remark, remarkCommittee }: OwnReview) => ({
  scores: Object.fromEntries(scores.map(({ code, score }) => [code, score])),
  advice,
  remark,
  remarkCommittee,
});

/** Review form: typed text survives a reload, is saved as a draft, and counts once it is submitted. */
export function ReviewForm({
  cid,
  desk,
  paper,
  review,
  next,
  close,
}: {
  cid: number;
  desk: AnswerOf<typeof calls.desk>;
  paper: ReviewedPaper;
  review: OwnReview;
  next: () => void;
  close: () => void;
}) {
  const t = useT('papersReview');
  const language = useLanguage();
  const { message } = App.useApp();
  const { paperId } = paper;
  const draft = useDraft(`review/${cid}/${paperId}`, written(review));
  const [leaving, setLeaving] = useState<'decline' | 'conflict' | null>(null);
  const save = useChange(calls.saveReview, { refreshes: [calls.desk, calls.deskPaper] });
  const { value } = draft;
  const set = (change: Partial<typeof value>) => draft.set({ ...value, ...change });
  const total = totalOf(desk.criteria, value.scores);
  const missing = [
    ...desk.criteria
      .filter(({ code }) => value.scores[code] === undefined)
      .map(({ name }) => pickLanguage(name, language)),
    ...(value.advice === null ? [t('form.advice')] : []),
  ];
  const isDone = review.state === 'done';
  async function send(done: boolean) {
    const scores = Object.entries(value.scores).map(([code, score]) => ({ code, score }));
    const { ok } = await save.change({ cid, paperId, seen: review.version, ...value, scores, done });
    if (!ok) return;
    draft.settle(value);
    void message.success(done ? t('form.finished') : t('form.saved'), 2);
    if (done && !isDone) next();
  }
  return (
    <Pane
      title={t('form.title')}
      facts={total === null ? '' : t('form.total', { total: inPoints(total) })}
      close={close}
      foot={
        !desk.closed && (
          <>
            {!isDone && (
              <ActButton
                loading={save.busy}
                lacks={{ nothingChanged: !draft.changed }}
                onClick={() => void send(false)}
              >
                {t('form.draft')}
              </ActButton>
            )}
            <ActButton
              type="primary"
              loading={save.busy}
              why={missing.length > 0 ? t('form.missing', { what: joinList(missing, language) }) : ''}
              lacks={{ nothingChanged: isDone && !draft.changed }}
              onClick={() => void send(true)}
            >
              {t(isDone ? 'form.again' : 'form.done')}
            </ActButton>
          </>
        )
      }
    >
      {desk.closed ? (
        <p className="note">{t('form.closed')}</p>
      ) : (
        <p className="small quiet">{isDone ? t('form.reopened') : t('form.keys')}</p>
      )}
      {desk.criteria.map((criterion) => (
        <ScoreInput
          key={criterion.code}
          criterion={criterion}
          score={value.scores[criterion.code]}
          set={(score) => set({ scores: { ...value.scores, [criterion.code]: score } })}
          disabled={desk.closed}
        />
      ))}
      <h2 id="advice">{t('form.advice')}</h2>
      <Radio.Group
        aria-labelledby="advice"
        className="advice"
        disabled={desk.closed}
        value={value.advice}
        onChange={(event) => set({ advice: event.target.value as typeof value.advice })}
        options={paperDecisions.map((one) => ({ value: one, label: t(`decisions.${one}`) }))}
      />
      <Remark
        label={t('form.remark')}
        hint={t('form.remarkHint')}
        value={value.remark}
        set={(remark) => set({ remark })}
        disabled={desk.closed}
      />
      <Remark
        label={t('form.remarkCommittee')}
        hint={t('form.remarkCommitteeHint')}
        value={value.remarkCommittee}
        set={(remarkCommittee) => set({ remarkCommittee })}
        disabled={desk.closed}
      />
      <p className="row wrap">
        {!desk.closed && !isDone && (
          <Button type="text" danger className="start-line" onClick={() => setLeaving('decline')}>
            {t('form.decline')}
          </Button>
        )}
        <Button type="text" danger className="start-line" onClick={() => setLeaving('conflict')}>
          {t('form.conflict')}
        </Button>
      </p>
      {leaving && (
        <DeclineDialog
          what={leaving}
          cid={cid}
          paperId={paperId}
          number={paper.number}
          close={() => setLeaving(null)}
          done={next}
        />
      )}
    </Pane>
  );
}

function Remark({
  label,
  hint,
  value,
  set,
  disabled,
}: {
  label: string;
  hint: string;
  value: string;
  set: (text: string) => void;
  disabled: boolean;
}) {
  return (
    <label className="remark">
      <span className="label">{label}</span>
      <span className="small quiet">{hint}</span>
      <Input.TextArea
        aria-label={label}
        autoSize={{ minRows: 3, maxRows: 12 }}
        maxLength={4000}
        disabled={disabled}
        value={value}
        onChange={(event) => set(event.target.value)}
      />
    </label>
  );
}
