import { reviewCalls as calls } from '@meetingapp/contract/papers/review.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronLeft, chevronRight } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ReviewedPaper } from './ReviewedPaper.tsx';
import { ReviewForm } from './ReviewForm.tsx';

/** One paper beside the reviewer's form. */
export function ReviewDesk({
  cid,
  desk,
  paperId,
  go,
}: {
  cid: number;
  desk: AnswerOf<typeof calls.desk>;
  paperId: number;
  /** Opens another paper; null: back to the list. */
  go: (paperId: number | null) => void;
}) {
  const t = useT('papersReview');
  const asked = useCall(calls.deskPaper, { cid, paperId });
  const at = desk.papers.findIndex((paper) => paper.paperId === paperId);
  const beside = (by: number) => desk.papers[at + by]?.paperId ?? null;
  // The next open paper after this one, then from the top.
  const waiting = [...desk.papers.slice(at + 1), ...desk.papers.slice(0, at)].find(({ state }) => state !== 'done');
  // An answer for another paper is not shown as this one.
  const answer = asked.answer?.paper.paperId === paperId ? asked.answer : undefined;
  const step = (label: string, icon: string, by: -1 | 1, to = beside(by)) => (
    <ActButton
      type="text"
      aria-label={label}
      title={label}
      lacks={{ [by < 0 ? 'first' : 'last']: to === null }}
      icon={<Icon icon={icon} />}
      onClick={() => go(to)}
    />
  );
  return (
    <Page
      title={desk.papers[at]?.number ?? ''}
      facts={t('own.place', { at: at + 1, all: desk.papers.length })}
      actions={
        <>
          <Button type="text" onClick={() => go(null)}>
            {t('own.back')}
          </Button>
          {step(t('own.previous'), chevronLeft, -1)}
          {step(t('own.next'), chevronRight, 1)}
        </>
      }
      pane={
        answer && (
          <ReviewForm
            cid={cid}
            desk={desk}
            paper={answer.paper}
            review={answer.review}
            close={() => go(null)}
            next={() => go(waiting?.paperId ?? null)}
          />
        )
      }
    >
      <Answered asked={{ ...asked, answer }}>
        {({ paper }) => <ReviewedPaper paper={paper} sections={desk.sections} />}
      </Answered>
    </Page>
  );
}
