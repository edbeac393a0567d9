import { roles } from '@meetingapp/contract/call.ts';
import { creditConsoleCalls as calls } from '@meetingapp/contract/credits/console.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { messageCircleQuestionMark } from '@meetingapp/ui/icons/icons-topics.ts';
import { Button, Input } from 'antd';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { Field } from '../../../lib/forms/Field.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';

type Review = AnswerOf<typeof calls.reviews>['reviews'][number];

interface ReviewsProps {
  cid: number;
  bar: ReactNode;
  /** Opens the person on the bench. */
  show: (accountId: number) => void;
}

/** Requests of people to look at their evidence, the open ones first. */
export function Reviews({ cid, bar, show }: ReviewsProps) {
  const t = useT('creditsConsole');
  const c = useT('console');
  const asked = useCall(calls.reviews, { cid }, { fresh: true });
  return (
    <Page title={c('pages.credits')} bar={bar}>
      <Answered asked={asked}>
        {({ reviews }) =>
          reviews.length === 0 ? (
            <EmptyState icon={messageCircleQuestionMark} title={t('reviews.none')} text={t('reviews.noneText')} />
          ) : (
            <ul className="credits-reviews">
              {reviews.map((review) => (
                <ReviewRow key={review.id} cid={cid} review={review} show={show} />
              ))}
            </ul>
          )
        }
      </Answered>
    </Page>
  );
}

function ReviewRow({ cid, review, show }: { cid: number; review: Review; show: (accountId: number) => void }) {
  const t = useT('creditsConsole');
  const language = useLanguage();
  const mayAnswer = useRole(roles.desk);
  const { value, set, forget } = useDraft(`credit-review/${review.id}`, '');
  const [fault, setFault] = useState('');
  const { change, busy } = useChange(calls.answerReview, {
    refreshes: [calls.reviews, calls.sets],
    said: t('reviews.sent'),
  });
  const { person } = review;
  async function send() {
    if (value.trim() === '') return setFault(t('reviews.empty'));
    if ((await change({ cid, reviewId: review.id, answer: value.trim() })).ok) forget();
  }
  return (
    <li>
      <p>
        <b>{person.number === null ? person.name : t('person', { name: person.name, number: person.number })}</b>{' '}
        <span className="small quiet">
          {person.affiliation} {momentText(review.at, language)}
        </span>{' '}
        <button type="button" className="link" onClick={() => show(person.accountId)}>
          {t('reviews.open')}
        </button>
      </p>
      <p>{review.text}</p>
      {review.answer !== null && (
        <p className="quiet">
          {t('reviews.answered')} {review.answer}
        </p>
      )}
      {review.answer === null && mayAnswer && (
        <Field label={t('reviews.answer')} wrap fault={fault || undefined}>
          <Input.TextArea
            value={value}
            maxLength={1000}
            autoSize={{ minRows: 2, maxRows: 8 }}
            onChange={(event) => {
              set(event.target.value);
              setFault('');
            }}
          />
        </Field>
      )}
      {review.answer === null && mayAnswer && (
        <Button type="primary" loading={busy} onClick={() => void send()}>
          {t('reviews.send')}
        </Button>
      )}
    </li>
  );
}
