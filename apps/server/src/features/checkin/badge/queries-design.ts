import { sql } from 'kysely';
import type { BadgeLayouts, BadgeRoles } from '@meetingapp/contract/checkin/badge.ts';
import type { Layout } from '@meetingapp/contract/layout.ts';
import { roleColours, type DesignPaper, type RoleStyles } from '@meetingapp/domain/checkin/badge.ts';
import { defaultDesign, type BadgeLabels } from '@meetingapp/domain/checkin/badge-layout.ts';
import { ticketRoles, type TicketRole } from '@meetingapp/domain/checkin/ticket-roles.ts';
import { checkinServer as en } from '@meetingapp/locales/en/checkin/server.ts';
import { checkinServer as zh } from '@meetingapp/locales/zh/checkin/server.ts';
import type { Database } from '../../../db/connection/database.ts';
import { unusualCharacter } from '../../../text/fonts.ts';

export interface BadgeDesign {
  /** 0: nothing was saved. */
  version: number;
  layouts: BadgeLayouts;
  layoutOf: (paper: DesignPaper) => Layout;
  roles: RoleStyles;
}

const fields = Object.keys(zh.fields) as (keyof typeof zh.fields)[];
const labels = Object.fromEntries(
  fields.map((id) => [id, { zh: zh.fields[id], en: en.fields[id] }]),
) as unknown as BadgeLabels;

const styleOf = (role: TicketRole, saved: BadgeRoles) =>
  saved[role] ?? { colour: roleColours[role], word: { zh: zh.roles[role], en: en.roles[role] } };

/** How the badges of a conference look: what was saved, otherwise the product's own. */
export async function designOf(db: Database, conferenceId: number): Promise<BadgeDesign> {
  const row = await db
    .selectFrom('badge_design')
    .select(['layouts', 'roles', 'version'])
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  const layouts = row?.layouts ?? {};
  const saved = row?.roles ?? {};
  return {
    version: row?.version ?? 0,
    layouts,
    layoutOf: (paper) => layouts[paper] ?? defaultDesign(paper, labels),
    roles: Object.fromEntries(ticketRoles.map((role) => [role, styleOf(role, saved)])) as RoleStyles,
  };
}

/** Ids of the people with a ticket whose names are longest: Chinese characters count double. */
export async function longestNames(db: Database, conferenceId: number, most: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select registration.id from ticket join registration on registration.id = ticket.registration_id
    where ticket.conference_id = ${conferenceId} and ticket.state = 'valid'
    order by octet_length(registration.name) desc, registration.id limit ${most}`.execute(db);
  return found.rows.map(({ id }) => id);
}

/**
 * People with a ticket in whose name or institution there is a character that the fonts may lack, by name. `unprinted`: only those without
 * a badge.
 */
export const unusualNames = (db: Database, conferenceId: number, unprinted: boolean) =>
  db
    .selectFrom('ticket')
    .innerJoin('registration', 'registration.id', 'ticket.registration_id')
    .select(['registration.id', 'registration.name'])
    .select(sql<string>`coalesce(registration.answers ->> 'company', '')`.as('institution'))
    .where('ticket.conference_id', '=', conferenceId)
    .where('ticket.state', '=', 'valid')
    .where(sql<boolean>`registration.name || coalesce(registration.answers ->> 'company', '') ~ ${unusualCharacter}`)
    .$if(unprinted, (query) =>
      query.where(sql<boolean>`coalesce((select badge_print.state from badge_print where badge_print.ticket_id = ticket.id
        order by badge_print.id desc limit 1), 'failed') = 'failed'`),
    )
    .orderBy('registration.name')
    .orderBy('registration.id')
    .execute();

/** Valid tickets by role. */
export async function peopleByRole(db: Database, conferenceId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('ticket')
    .select((by) => ['role', by.fn.countAll<number>().as('count')])
    .where('conference_id', '=', conferenceId)
    .where('state', '=', 'valid')
    .groupBy('role')
    .execute();
  return new Map(rows.map(({ role, count }) => [role, Number(count)]));
}
