import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda-programme.ts';
import { copyText } from '@meetingapp/ui/copy-text.ts';
import { showToast } from '@meetingapp/ui/feedback.ts';
import { addressOf } from '../../lib/address.ts';
import { useLanguage } from '../../lib/language.ts';
import { inWords, tablesOf } from '../../lib/programme/look-up.ts';
import { saveFile } from '../../lib/save-file.ts';
import { serverClock } from '../../lib/server-clock.ts';
import { useT } from '../../lib/texts.ts';
import { platform } from '../../platform/platform.ts';

/** What one can do with a session beside reading it. */
export function useSessionActs(programme: Programme, session: ProgrammeSession) {
  const t = useT('agenda');
  const language = useLanguage();
  const title = inWords(session.title, language);
  const hall = session.hall === null ? undefined : tablesOf(programme).halls.get(session.hall);
  const place = hall ? inWords(hall.name, language) : '';
  const link = (): string =>
    location.origin + addressOf('calDetail', { calid: session.id }, { cid: programme.cid }, {});

  async function share(): Promise<void> {
    const done = await platform().share({ title, text: place, link: link(), image: '' });
    if (!done.ok && done.reason === 'cancelled') return;
    if (!done.ok && (await copyText(link()))) showToast(t('linkCopied'));
  }

  async function addToCalendar(): Promise<void> {
    const { calendarFile } = await import('@meetingapp/domain/conference/calendar-file.ts');
    const file = calendarFile({
      uid: `session-${session.id}@${location.hostname}`,
      from: Date.parse(session.from),
      until: Date.parse(session.to),
      title,
      place,
      text: '',
      url: link(),
      now: serverClock.now(),
    });
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `session-${session.id}.ics`);
  }

  return { share, addToCalendar };
}
