import type { SurveyEntry } from '@meetingapp/contract/survey/answer.ts';
import type { SurveyContent, SurveyState } from '@meetingapp/contract/survey/survey.ts';

interface Times {
  opensAt: Date | null;
  closesAt: Date | null;
}

/** State of a survey by the clock: published ones are planned, open or closed. */
export function surveyStateOf(state: 'draft' | 'published', { opensAt, closesAt }: Times, now: Date): SurveyState {
  if (state === 'draft') return 'draft';
  if (opensAt === null || now < opensAt) return 'planned';
  return closesAt !== null && now >= closesAt ? 'closed' : 'open';
}

/** What is known of a person who opens a survey. */
export interface Person {
  loggedIn: boolean;
  done: boolean;
  registered: boolean;
  ofSession: boolean;
  knowsCode: boolean;
}

/** Whether a person may answer, else the first reason why not. Who has answered sees that first, also after it has closed. */
export function entryOf(state: SurveyState, audience: SurveyContent['audience'], person: Person): SurveyEntry {
  if (person.done) return 'done';
  if (state === 'closed') return 'closed';
  if (state !== 'open') return 'planned';
  if (!person.loggedIn) return 'log_in';
  if (audience === 'registered' && !person.registered) return 'not_registered';
  if (audience === 'session' && !person.ofSession) return 'not_of_session';
  return audience === 'code' && !person.knowsCode ? 'code' : 'open';
}
