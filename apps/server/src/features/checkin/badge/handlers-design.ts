import type { badgeCalls } from '@meetingapp/contract/checkin/badge.ts';
import { badgeTexts, nameFits } from '@meetingapp/domain/checkin/badge-layout.ts';
import { ticketRoles } from '@meetingapp/domain/checkin/ticket-roles.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { textWidth } from '../../../text/fonts.ts';
import { keysOf } from '../ticket/commands-keys.ts';
import { badgeFrom } from './commands.ts';
import { saveDesign } from './commands-design.ts';
import { printPeople, sampleBadge } from './commands-print.ts';
import { badgesOf, titleOf } from './queries.ts';
import { badgeLogos } from './queries-logos.ts';
import { designOf, longestNames, peopleByRole } from './queries-design.ts';

/** Names that are measured, longest first, and those shown in the designer. */
const MEASURED = 200;
const SHOWN = 6;

export const badgeDesignHandlers: Pick<Handlers<typeof badgeCalls>, 'badgeDesign' | 'saveBadgeDesign' | 'tryBadge'> = {
  badgeDesign: async ({ cid, paper }, { db }) => {
    const [design, title, people, ids, logos] = await Promise.all([
      designOf(db, cid),
      titleOf(db, cid),
      peopleByRole(db, cid),
      longestNames(db, cid, MEASURED),
      badgeLogos(db, cid),
    ]);
    if (!title) return refuse('not_found');
    const layout = design.layoutOf(paper);
    const rows = new Map((await badgesOf(db, cid, ids)).map((row) => [row.registration_id, row]));
    const keys = await keysOf(db, cid);
    const measured = ids.flatMap((id) => {
      const row = rows.get(id);
      if (!row) return [];
      const texts = badgeTexts(badgeFrom(keys, row), design.roles);
      return [{ texts, fits: nameFits(layout, texts, textWidth) }];
    });
    const tooLong = measured.filter(({ fits }) => !fits);
    const sample = { texts: badgeTexts(sampleBadge(title), design.roles), fits: true };
    return {
      version: design.version,
      layout,
      roles: ticketRoles.map((role) => ({ role, ...design.roles[role], people: people.get(role) ?? 0 })),
      samples: [sample, ...tooLong, ...measured.filter(({ fits }) => fits)].slice(0, SHOWN),
      logos: logos.map(({ picture }) => picture),
      tooLong: tooLong.length,
    };
  },

  saveBadgeDesign: async ({ badgeLayout, ...wish }, { db }) => {
    const saved = await saveDesign(db, { ...wish, layout: badgeLayout });
    return saved.ok ? { version: saved.version } : refuse(saved.reason);
  },

  tryBadge: async ({ cid, paper }, { db, ports, language }) => {
    const title = await titleOf(db, cid);
    if (!title) return refuse('not_found');
    const { pdf } = await printPeople({ db, files: ports.files }, [sampleBadge(title)], { cid, paper, language });
    return { pdf: pdf.toString('base64') };
  },
};
