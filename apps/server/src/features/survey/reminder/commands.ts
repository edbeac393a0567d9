import { href } from '@meetingapp/contract/paths.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { notifyAccount } from '../../../db/rows/outbox.ts';
import type { SurveyRow } from '../survey/queries.ts';

interface Reminder {
  accountId: number;
  survey: Pick<SurveyRow, 'id' | 'conference_id' | 'title'>;
  /** Title of the conference. */
  conference: Bilingual;
  /** In UTC: a person is reminded of a survey at most once a day. */
  day: string;
}

/** Reminds one person of a survey. */
export const remindPerson = (
  transaction: DatabaseTransaction,
  { accountId, survey, conference, day }: Reminder,
): Promise<unknown> =>
  notifyAccount(transaction, {
    accountId,
    conferenceId: survey.conference_id,
    kind: 'reminder',
    template: 'survey_reminder',
    variables: { conference, survey: survey.title },
    link: href('qlist', { qid: survey.id }, { cid: survey.conference_id }),
    event: `survey-${survey.id}-reminder-${day}`,
  });
