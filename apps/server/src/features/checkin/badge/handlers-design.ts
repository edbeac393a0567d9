import type { badgeCalls } from '@meetingapp/contract/checkin/badge.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { badgeTexts, nameFits, type BadgePerson } from '@meetingapp/domain/checkin/badge-layout.ts';
import { perSheet } from '@meetingapp/domain/checkin/badge-sheet.ts';
import { ticketRoles } from '@meetingapp/domain/checkin/ticket-roles.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { textWidth } from '../../../text/fonts.ts';
import { keysOf } from '../ticket/commands-keys.ts';
import { badgeFrom } from './commands.ts';
import { saveDesign } from './commands-design.ts';
import { printCardsOf, printPeople, sampleBadge } from './commands-print.ts';
import { presentCard } from './present.ts';
import { badgesOf, titleOf } from './queries.ts';
import { seatedPeople } from './queries-cards.ts';
import { badgeLogos } from './queries-logos.ts';
import { unusualNames, designOf, longestNames, peopleByRole } from './queries-design.ts';
import { missingOn } from './writer.ts';

/** Names that are measured, longest first, and those shown in the designer. */
const MEASURED = 200;
const SHOWN = 6;

export const badgeDesignHandlers: Pick<Handlers<typeof badgeCalls>, 'badgeDesign' | 'saveBadgeDesign' | 'tryBadge'> = {
  badgeDesign: async ({ cid, paper }, { db }) => {
    const [design, title, people, logos] = await Promise.all([
      designOf(db, cid),
      titleOf(db, cid),
      peopleByRole(db, cid),
      badgeLogos(db, cid),
    ]);
    if (!title) return refuse('not_found');
    const layout = design.layoutOf(paper);
    const { named, lacking } = paper === 'card' ? await hardestCards(db, cid, title) : await hardestBadges(db, cid);
    const measured = named.map((person) => {
      const texts = badgeTexts(person, design.roles);
      return { texts, fits: nameFits(layout, texts, textWidth), missing: missingOn(person) };
    });
    const tooLong = measured.filter(({ fits }) => !fits);
    const isHard = ({ fits, missing }: (typeof measured)[number]) => !fits || missing.length > 0;
    const sample = { texts: badgeTexts(sampleBadge(title), design.roles), fits: true, missing: [] };
    return {
      version: design.version,
      layout,
      roles: ticketRoles.map((role) => ({ role, ...design.roles[role], people: people.get(role) ?? 0 })),
      samples: [sample, ...measured.filter(isHard), ...measured.filter((one) => !isHard(one))].slice(0, SHOWN),
      logos: logos.map(({ picture }) => picture),
      tooLong: tooLong.length,
      lacking,
    };
  },

  saveBadgeDesign: async ({ badgeLayout, ...wish }, { db }) => {
    const saved = await saveDesign(db, { ...wish, layout: badgeLayout });
    return saved.ok ? { version: saved.version } : refuse(saved.reason);
  },

  tryBadge: async ({ cid, paper, onSheet, folded, bleed }, { db, ports, language }) => {
    const title = await titleOf(db, cid);
    if (!title) return refuse('not_found');
    const stored = { db, files: ports.files };
    const sample = sampleBadge(title);
    if (paper === 'card') {
      const { pdf } = await printCardsOf(stored, [sample], { cid, language });
      return { pdf: pdf.toString('base64') };
    }
    const count = onSheet ? perSheet({ paper, folded, bleed }) : 1;
    if (count === 0) return refuse('sheet_too_small');
    const people = Array.from({ length: count }, () => sample);
    const { pdf } = await printPeople(stored, people, { cid, paper, sheet: onSheet, folded, bleed, language });
    return { pdf: pdf.toString('base64') };
  },
};

/** Those on whose badge or card something is hard to print, and how many of all have a character that cannot be printed. */
interface Hardest {
  named: BadgePerson[];
  lacking: number;
}

/** People with a ticket: those whose characters cannot all be printed, then the longest names. */
async function hardestBadges(db: Database, cid: number): Promise<Hardest> {
  const [longest, all] = await Promise.all([longestNames(db, cid, MEASURED), unusualNames(db, cid, false)]);
  const lacking = all.filter((one) => missingOn(one).length > 0).map(({ id }) => id);
  const ids = [...new Set([...lacking.slice(0, SHOWN), ...longest])];
  const rows = new Map((await badgesOf(db, cid, ids)).map((row) => [row.registration_id, row]));
  const keys = await keysOf(db, cid);
  const named = ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [badgeFrom(keys, row)] : [];
  });
  return { named, lacking: lacking.length };
}

/** People of the programme: those whose characters cannot all be printed, then the longest names. */
async function hardestCards(db: Database, cid: number, title: Bilingual): Promise<Hardest> {
  const people = (await seatedPeople(db, cid, null)).map((row) => presentCard(row, title));
  const lacking = people.filter((one) => missingOn(one).length > 0);
  const longest = people.toSorted((one, other) => Buffer.byteLength(other.name) - Buffer.byteLength(one.name));
  const named = [...new Set([...lacking.slice(0, SHOWN), ...longest.slice(0, MEASURED)])];
  return { named, lacking: lacking.length };
}
