import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { copyText } from '@meetingapp/ui/actions/copy-text.ts';
import { showToast } from '@meetingapp/ui/feedback/feedback.ts';
import { addressOf } from '../../../lib/navigation/address.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { tablesOf } from '../../../shared/programme/look-up.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { platform } from '../../../platform/platform.ts';
import { saveCalendar } from '../plan/calendar-file.ts';

/** Actions for a session. */
export function useSessionActs(programme: Programme, session: ProgrammeSession) {
  const t = useT('agenda');
  const language = useLanguage();
  const title = pickLanguage(session.title, language);
  const hall = session.hall === null ? undefined : tablesOf(programme).halls.get(session.hall);
  const place = hall ? pickLanguage(hall.name, language) : '';
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
