import type { Clash } from '@meetingapp/domain/agenda/clashes.ts';
import { firstClashes } from '@meetingapp/domain/agenda/ways-out.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { timeIn } from '../view.ts';
import { useDesk } from './desk-context.ts';

/** Texts for clashes: a short one for the grid, a sentence for the pane. */
export function useClashTexts() {
  const { draft, clashes, expertName, hallName } = useDesk();
  const language = useLanguage();
  const t = useT('agendaConsole');
  const titleOf = (id: number) => {
    const session = draft.sessions.find((one) => one.id === id);
    return session ? pickLanguage(session.title, language) : '';
  };
  const first = firstClashes(clashes);
  function short(sessionId: number): string {
    const clash = first.get(sessionId);
    if (!clash) return '';
    if (clash.kind === 'outside') return t('clash.outsideShort');
    const who = clash.kind === 'expert' ? expertName(clash.expert) : t('clash.hallShort');
    return `${who} ${timeIn(draft.zone, clash.from)}`;
  }
  /** A clash described from one of its sessions. */
  function whole(clash: Clash, sessionId: number): string {
    if (clash.kind === 'outside') {
      const talk = draft.talks.find(({ id }) => id === clash.talk);
      return t('clash.outside', { talk: talk ? pickLanguage(talk.title, language) : '' });
    }
    const other = titleOf(clash.sessions[0] === sessionId ? clash.sessions[1] : clash.sessions[0]);
    const at = { from: timeIn(draft.zone, clash.from), to: timeIn(draft.zone, clash.to), other };
    return clash.kind === 'hall'
      ? t('clash.hall', { ...at, hall: hallName(clash.hall) })
      : t('clash.expert', { ...at, name: expertName(clash.expert) });
  }
  return { short, whole };
}
