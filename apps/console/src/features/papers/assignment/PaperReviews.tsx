import '../parts/review.css';
import { roles } from '@meetingapp/contract/call.ts';
import {
  reviewerCalls as calls,
  type PaperReview,
  type ReviewCandidate,
} from '@meetingapp/contract/papers/assignment.ts';
import type { ReviewCriterion } from '@meetingapp/contract/papers/review.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Select, Tag } from 'antd';
import { useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Conflicts } from './Conflicts.tsx';
import { decisionColours, inPoints, reviewChanges } from '../view.ts';

/** Reviews of a paper, and assignment of one more reviewer by hand. */
export function PaperReviews({ cid, paperId }: { cid: number; paperId: number }) {
  const t = useT('papersReview');
  const may = useRole(roles.programme);
  const asked = useCall(calls.paperReviews, { cid, paperId }, { enabled: may });
  if (!may) return null;
  return (
    <section>
      <h2>{t('pane.reviews')}</h2>
      <Answered asked={asked}>
        {({ reviews, criteria, mean, spread, rank, candidates }) => (
          <>
            {mean !== null && (
              <p>
                <b>{t('pane.mean', { mean: inPoints(mean) })}</b>{' '}
                <span className="quiet">
                  {[
                    ...(spread === null ? [] : [t('pane.spread', { spread: inPoints(spread) })]),
                    ...(rank === null ? [] : [t('pane.rank', { rank })]),
                  ].join(' · ')}
                </span>
              </p>
            )}
            {reviews.length === 0 && <p className="quiet">{t('pane.noReviews')}</p>}
            {reviews.map((review) => (
              <Said key={review.staffId} cid={cid} paperId={paperId} review={review} criteria={criteria} />
            ))}
            <Add cid={cid} paperId={paperId} candidates={candidates} />
            <Conflicts cid={cid} paperId={paperId} />
          </>
        )}
      </Answered>
    </section>
  );
}

function Said({
  cid,
  paperId,
  review,
  criteria,
}: {
  cid: number;
  paperId: number;
  review: PaperReview;
  criteria: readonly ReviewCriterion[];
}) {
  const t = useT('papersReview');
  const language = useLanguage();
  const back = useChange(calls.takeBackReview, { refreshes: reviewChanges, said: t('pane.takenBack') });
  const { staffId, name, state, scores, total, advice, remark, remarkCommittee, reason } = review;
  return (
    <div className="review-said">
      <div className="row">
        <b className="grow">{name}</b>
        {total !== null && <b>{inPoints(total)}</b>}
        {advice && state === 'done' && (
          <Tag color={decisionColours[advice]} variant="filled">
            {t(`decisions.${advice}`)}
          </Tag>
        )}
        {state === 'assigned' && (
          <>
            <span className="small quiet">{t('pane.assigned')}</span>
            <Button
              type="text"
              size="small"
              loading={back.busy}
              onClick={() => void back.change({ cid, paperId, staffId })}
            >
              {t('pane.takeBack')}
            </Button>
          </>
        )}
      </div>
      {state === 'declined' && <p className="small quiet">{t('pane.declined', { reason })}</p>}
      {state === 'done' && (
        <>
          <p className="small quiet">
            {criteria
              .map(
                ({ code, name: label }) =>
                  `${pickLanguage(label, language)} ${scores.find((one) => one.code === code)?.score ?? '–'}`,
              )
              .join(' · ')}
          </p>
          {remark !== '' && (
            <p className="written">
              <span className="small quiet">{t('pane.forAuthors')} </span>
              {remark}
            </p>
          )}
          {remarkCommittee !== '' && (
            <p className="written">
              <span className="small quiet">{t('pane.forCommittee')} </span>
              {remarkCommittee}
            </p>
          )}
        </>
      )}
    </div>
  );
}

const forbids = (bar: ReviewCandidate['bar']) =>
  bar === 'own_paper' || bar === 'own_institution' || bar === 'declined' || bar === 'conflict';

function Add({ cid, paperId, candidates }: { cid: number; paperId: number; candidates: readonly ReviewCandidate[] }) {
  const t = useT('papersReview');
  const give = useChange(calls.assignReview, { refreshes: reviewChanges, said: t('pane.added') });
  const why = ({ bar, conflict, open }: ReviewCandidate): string => {
    if (bar === null) return t('pane.openCount', { count: open });
    if (bar !== 'own_institution') return t(`pane.bars.${bar}`);
    return t('pane.bars.own_institution', { own: conflict?.own ?? '', theirs: conflict?.theirs ?? '' });
  };
  if (candidates.length === 0) return null;
  return (
    <Select<number | null>
      className="add-reviewer"
      showSearch
      optionFilterProp="label"
      placeholder={t('pane.add')}
      aria-label={t('pane.add')}
      loading={give.busy}
      value={null}
      onChange={(staffId) => staffId !== null && void give.change({ cid, paperId, staffId })}
      options={candidates.map((one) => ({
        value: one.staffId,
        label: `${one.name}　${why(one)}`,
        disabled: forbids(one.bar),
      }))}
    />
  );
}
