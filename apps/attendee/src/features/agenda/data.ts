import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda-programme.ts';
import { copyText } from '@meetingapp/ui/copy-text.ts';
import { showToast } from '@meetingapp/ui/feedback.ts';
import { addressOf } from '../../lib/address.ts';
import { useLanguage } from '../../lib/language.ts';
import { inWords, tablesOf } from '../../lib/programme/look-up.ts';
import { useT } from '../../lib/texts.ts';
import { platform } from '../../platform/platform.ts';
import { saveCalendar } from './parts/calendar-file.ts';

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

  const addToCalendar = (): Promise<void> =>
    saveCalendar(programme, {
      title,
      file: `session-${session.id}`,
      items: [{ item: 'session', id: session.id }],
      language,
    });

  return { share, addToCalendar };
}
