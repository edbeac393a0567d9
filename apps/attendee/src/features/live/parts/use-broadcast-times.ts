import { dayOf } from '@meetingapp/domain/conference/phase.ts';
import { clockText, shortDay, weekday } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface Span {
  startsAt: string;
  endsAt: string;
}

/** Formats times of broadcasts in the conference's zone. */
export function useBroadcastTimes(zone: string) {
  const t = useT('live');
  const language = useLanguage();
  const day = (at: string): string => {
    const on = dayOf(Date.parse(at), zone);
    return t('day', { day: shortDay(on, language), weekday: weekday(on, language) });
  };
  const clock = (at: string): string => clockText(at, zone);
  const span = ({ startsAt, endsAt }: Span): string => t('between', { from: clock(startsAt), to: clock(endsAt) });
  const moment = (at: string): string => t('moment', { day: day(at), time: clock(at) });
  const dayAndSpan = (one: Span): string => t('moment', { day: day(one.startsAt), time: span(one) });
  return { day, clock, span, moment, dayAndSpan };
}
