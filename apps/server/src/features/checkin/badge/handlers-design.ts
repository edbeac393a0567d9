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
import { designOf, longestNames, peopleByRole } from './queries-design.ts';

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
    const named = paper === 'card' ? await hardestCards(db, cid, title) : await hardestBadges(db, cid);
    const measured = named.map((person) => {
      const texts = badgeTexts(person, design.roles);
      return { texts, fits: nameFits(layout, texts, textWidth) };
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

/** People with a ticket whose names are hardest to set. */
async function hardestBadges(db: Database, cid: number): Promise<BadgePerson[]> {
  const ids = await longestNames(db, cid, MEASURED);
  const rows = new Map((await badgesOf(db, cid, ids)).map((row) => [row.registration_id, row]));
  const keys = await keysOf(db, cid);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [badgeFrom(keys, row)] : [];
  });
}

/** People of the programme, the longest names first. */
async function hardestCards(db: Database, cid: number, title: Bilingual): Promise<BadgePerson[]> {
  const people = (await seatedPeople(db, cid, null)).map((row) => presentCard(row, title));
  return people
    .toSorted((one, other) => Buffer.byteLength(other.name) - Buffer.byteLength(one.name))
    .slice(0, MEASURED);
}
