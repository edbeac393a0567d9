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
import { DraftConflicts } from '../../../lib/forms/DraftConflicts.tsx';
import { useFieldDraft } from '../../../lib/forms/use-field-draft.ts';
import { refresh } from '../../../lib/calls/use-call.ts';
import { inPoints } from '../view.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { ScoreInput } from './ScoreInput.tsx';

const wordsOf = ({ advice, remark, remarkCommittee }: OwnReview) => ({ advice, remark, remarkCommittee });

/** The score of each criterion; null: none yet. */
type Scores = Record<string, number | null>;

/**
 * Review form: typed text survives a reload, is saved as a draft, and counts once it is submitted. What the reviewer has saved in
 * another tab is shown beside it, score by score.
 */
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
  const given = new Map(review.scores.map(({ code, score }) => [code, score]));
  const draft = useFieldDraft(`review/${cid}/${paperId}`, wordsOf(review));
  const scores = useFieldDraft<Scores>(
    `review-scores/${cid}/${paperId}`,
    Object.fromEntries(desk.criteria.map(({ code }) => [code, given.get(code) ?? null])),
  );
  const [leaving, setLeaving] = useState<'decline' | 'conflict' | null>(null);
  const save = useChange(calls.saveReview, { refreshes: [calls.desk, calls.deskPaper] });
  const { value, change } = draft;
  const changed = draft.changed || scores.changed;
  const conflicting = !save.busy && draft.conflicts.length + scores.conflicts.length > 0;
  const scored = Object.entries(scores.value).flatMap(([code, score]) => (score === null ? [] : [{ code, score }]));
  const byCode = Object.fromEntries(scored.map(({ code, score }) => [code, score]));
  const total = totalOf(desk.criteria, byCode);
  const missing = [
    ...desk.criteria.filter(({ code }) => byCode[code] === undefined).map(({ name }) => pickLanguage(name, language)),
    ...(value.advice === null ? [t('form.advice')] : []),
  ];
  const isDone = review.state === 'done';
  async function send(done: boolean) {
    const outcome = await save.change({ cid, paperId, seen: review.version, ...value, scores: scored, done });
    if (!outcome.ok) {
      if (outcome.failure.name === 'changed_meanwhile') await refresh(calls.deskPaper);
      return;
    }
    draft.settle(value);
    scores.settle(scores.value);
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
                lacks={{ conflictsFirst: conflicting, nothingChanged: !changed }}
                onClick={() => void send(false)}
              >
                {t('form.draft')}
              </ActButton>
            )}
            <ActButton
              type="primary"
              loading={save.busy}
              why={missing.length > 0 ? t('form.missing', { what: joinList(missing, language) }) : ''}
              lacks={{ conflictsFirst: conflicting, nothingChanged: isDone && !changed }}
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
      {conflicting && (
        <>
          <DraftConflicts
            of="own"
            draft={scores}
            labels={Object.fromEntries(desk.criteria.map(({ code, name }) => [code, pickLanguage(name, language)]))}
          />
          <DraftConflicts
            of="own"
            draft={draft}
            labels={{
              advice: t('form.advice'),
              remark: t('form.remark'),
              remarkCommittee: t('form.remarkCommittee'),
            }}
            describe={{ advice: (one) => one && t(`decisions.${one}`) }}
          />
        </>
      )}
      {desk.criteria.map((criterion) => (
        <ScoreInput
          key={criterion.code}
          criterion={criterion}
          score={byCode[criterion.code]}
          set={(score) => scores.change({ [criterion.code]: score })}
          disabled={desk.closed}
        />
      ))}
      <h2 id="advice">{t('form.advice')}</h2>
      <Radio.Group
        aria-labelledby="advice"
        className="advice"
        disabled={desk.closed}
        value={value.advice}
        onChange={(event) => change({ advice: event.target.value as typeof value.advice })}
        options={paperDecisions.map((one) => ({ value: one, label: t(`decisions.${one}`) }))}
      />
      <Remark
        label={t('form.remark')}
        hint={t('form.remarkHint')}
        value={value.remark}
        set={(remark) => change({ remark })}
        disabled={desk.closed}
      />
      <Remark
        label={t('form.remarkCommittee')}
        hint={t('form.remarkCommitteeHint')}
        value={value.remarkCommittee}
        set={(remarkCommittee) => change({ remarkCommittee })}
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
