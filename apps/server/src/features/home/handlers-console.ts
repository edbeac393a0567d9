import type { HomeContent, homeConsoleCalls } from '@meetingapp/contract/home-console.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { isHomeAddress, tileIconNames } from '@meetingapp/domain/home/templates.ts';
import { cleanHtml } from '../../http/clean-html.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse, type FieldFault } from '../../http/refusal.ts';
import { presentCard } from '../conference/present.ts';
import { findConference } from '../conference/queries.ts';
import { saveHome } from './commands-console.ts';
import { presentHome } from './present.ts';
import { noticesOf } from './queries.ts';
import { editedHome } from './queries-console.ts';

export const homeConsoleHandlers: Handlers<typeof homeConsoleCalls> = {
  read: async ({ cid }, { db, now }) => {
    const [row, home] = await Promise.all([findConference(db, cid), editedHome(db, cid)]);
    if (!row || !home) return refuse('conference_unknown');
    const notices = await noticesOf(db, cid, now);
    const period = { opensAt: row.registration_opens_at, closesAt: row.registration_closes_at };
    const shown = (language: Language) =>
      presentHome({ card: presentCard(row, language), content: home.content, notices, ...period, now }, language);
    return { ...home, title: row.title, shown: { zh: shown('zh'), en: shown('en') } };
  },

  save: async ({ cid, version, content, theme }, { db }) => {
    const faults = faultsOf(content);
    if (faults.length > 0) return refuse('body_invalid', faults);
    const outcome = await saveHome(db, { conferenceId: cid, version, content: cleaned(content), theme });
    return outcome.ok ? { version: outcome.version } : refuse(outcome.reason);
  },
};

/** What staff typed as HTML is stored clean, too. */
function cleaned(content: HomeContent): HomeContent {
  if (!content.popup) return content;
  const { zh, en } = content.popup.html;
  return { ...content, popup: { ...content.popup, html: { zh: cleanHtml(zh), en: cleanHtml(en) } } };
}

function faultsOf({ banners, tiles, popup }: HomeContent): FieldFault[] {
  const addresses = [
    ...banners.map(({ to }, index) => ({ field: `content.banners.${index}.to`, to })),
    ...tiles.map(({ to }, index) => ({ field: `content.tiles.${index}.to`, to })),
    ...(popup ? [{ field: 'content.popup.to', to: popup.to }] : []),
  ];
  return [
    ...addresses.filter(({ to }) => !isHomeAddress(to)).map(({ field }) => ({ field, reason: 'home_address' })),
    ...tiles.flatMap(({ icon }, index) =>
      (tileIconNames as readonly string[]).includes(icon)
        ? []
        : [{ field: `content.tiles.${index}.icon`, reason: 'not_an_option' }],
    ),
  ];
}
