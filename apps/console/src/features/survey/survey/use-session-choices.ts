import { surveyConsoleCalls } from '@meetingapp/contract/survey/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';

/** Sessions of the conference as choices, in order of time. */
export function useSessionChoices(): { value: number; label: string }[] {
  const cid = useCid();
  const language = useLanguage();
  const { answer } = useCall(surveyConsoleCalls.sessions, { cid });
  return (answer?.sessions ?? []).map(({ id, title, startsAt }) => ({
    value: id,
    label: `${momentText(startsAt, language)}  ${pickLanguage(title, language)}`,
  }));
}
