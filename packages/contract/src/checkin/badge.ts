import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Layout, LayoutColour } from '../layout.ts';
import { Bilingual, Id, inBoth, Instant, Nothing, OptionalId, trimmed, WholeNumber } from '../shapes.ts';
import { TicketRole } from './point.ts';

const door = { staff: roles.door } as const;
const counter = { staff: roles.counter } as const;
export const BadgePaper = v.picklist(['a6', 'a7', 'roll']);
/** `card`: the name card for a table. */
export const DesignPaper = v.picklist(['a6', 'a7', 'roll', 'card']);

export const RoleStyle = v.object({ colour: LayoutColour, word: inBoth(12, 24) });
export type BadgeLayouts = Partial<Record<v.InferOutput<typeof DesignPaper>, Layout>>;
export type BadgeRoles = Partial<Record<TicketRole, v.InferOutput<typeof RoleStyle>>>;

/**
 * What became of a badge. `waiting`: its page was made; `printed`: the browser handed it to the print dialog, or staff confirmed it, which
 * is all that a browser can know of a printer; `failed`: no dialog opened, or staff saw no badge.
 */
export const BadgeState = v.picklist(['waiting', 'printed', 'failed']);
export type BadgeState = v.InferOutput<typeof BadgeState>;

/** Several badges on A4. */
const Sheet = { onSheet: v.boolean(), folded: v.boolean(), bleed: v.optional(v.boolean(), false) } as const;

/** Characters of the texts of a badge that the type for printing lacks: each is printed as an empty box. */
export const Missing = v.array(v.string());

const BadgePrint = v.object({
  printId: Id,
  state: BadgeState,
  /** When it was asked for, and by whom. */
  askedAt: Instant,
  by: v.string(),
  /** When it was printed or failed. */
  settledAt: v.nullable(Instant),
});

/** A file of many badges that nobody has settled yet. */
const BadgeBatch = v.object({ taskId: Id, askedAt: Instant, by: v.string(), count: WholeNumber });

export const badgeFilters = ['all', 'unprinted', 'waiting', 'failed'] as const;
export type BadgeFilter = (typeof badgeFilters)[number];

export const BadgeRow = v.object({
  regId: Id,
  name: v.string(),
  number: v.string(),
  institution: v.string(),
  role: TicketRole,
  missing: Missing,
  /** The last badge of the present ticket; null: none was asked for. */
  last: v.nullable(BadgePrint),
  /** How many badges of this person were printed, of former tickets too. */
  times: WholeNumber,
});
export type BadgeRow = v.InferOutput<typeof BadgeRow>;

export const badgeCalls = {
  /** People with a valid ticket, found by name, number or pinyin, or by what became of their badge; 50 at most. */
  badges: call({
    path: '/medapp/api/console/checkin/badges',
    who: door,
    effect: 'read',
    body: v.object({ cid: Id, text: trimmed(40), only: v.picklist(badgeFilters) }),
    answer: v.object({
      zone: v.string(),
      /** People without a badge, or whose last one failed. */
      unprinted: v.number(),
      waiting: v.number(),
      failed: v.number(),
      batches: v.array(BadgeBatch),
      /** Names of people without a badge whose badge would have an empty box; none while people are searched for. */
      lacking: v.array(v.string()),
      people: v.array(BadgeRow),
    }),
    errors: [],
  }),
  /** One badge as a PDF in base64. `renew`: the former code ends, because a badge was lost. */
  printBadge: call({
    path: '/medapp/api/console/checkin/badge/print',
    who: door,
    effect: 'write',
    body: v.object({ cid: Id, regId: Id, paper: BadgePaper, renew: v.boolean() }),
    answer: v.object({ pdf: v.string(), name: v.string(), fits: v.boolean(), missing: Missing, printId: Id }),
    errors: [],
  }),
  /** Says what became of badges: of single ones, or of a file. One that was printed may still be called failed, and the other way round. */
  settleBadges: call({
    path: '/medapp/api/console/checkin/badges/settle',
    who: counter,
    effect: 'write',
    body: v.object({
      cid: Id,
      printIds: v.pipe(v.array(Id), v.maxLength(50)),
      taskId: OptionalId,
      outcome: v.picklist(['printed', 'failed']),
    }),
    answer: v.object({ settled: WholeNumber }),
    errors: [],
  }),
  /**
   * The next badges of those who have none yet, by name: 700 people at most, as a task with a PDF. `onSheet`: several on A4,
   * to be cut. `folded`: on A4 each with its back above it on its head, so that it reads right on both sides once folded. `bleed`: on A4
   * with 3 mm beyond the edges, and cut marks.
   */
  printBadges: call({
    path: '/medapp/api/console/checkin/badges/print',
    who: door,
    effect: 'write',
    body: v.object({ cid: Id, paper: BadgePaper, ...Sheet }),
    answer: v.object({ taskId: Id }),
    errors: ['sheet_too_small'],
  }),
  /** What a person is at the conference: on the badge, and for the rules of points. */
  setRole: call({
    path: '/medapp/api/console/checkin/badge/role',
    who: door,
    effect: 'write',
    body: v.object({ cid: Id, regId: Id, role: TicketRole }),
    answer: Nothing,
    errors: [],
  }),
  /** How badges look on a paper, with the people whose names are hardest to set. */
  badgeDesign: call({
    path: '/medapp/api/console/checkin/badge/design',
    who: { staff: roles.door },
    effect: 'read',
    body: v.object({ cid: Id, paper: DesignPaper }),
    answer: v.object({
      /** 0: as the product draws it. */
      version: WholeNumber,
      layout: Layout,
      roles: v.array(v.object({ role: TicketRole, colour: v.string(), word: Bilingual, people: v.number() })),
      samples: v.array(v.object({ texts: v.record(v.string(), v.string()), fits: v.boolean(), missing: Missing })),
      /** Addresses of the logos that a field of sponsors' logos shows. */
      logos: v.array(v.string()),
      /** People whose name is too long for its place. */
      tooLong: v.number(),
      /** People with a character that the type for printing lacks. */
      lacking: WholeNumber,
    }),
    errors: [],
  }),
  /** Saves the layout of one paper, and the roles of all. `badgeLayout` null: the product's own again. */
  saveBadgeDesign: call({
    path: '/medapp/api/console/checkin/badge/design/save',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({
      cid: Id,
      version: WholeNumber,
      paper: DesignPaper,
      badgeLayout: v.nullable(Layout),
      roles: v.pipe(v.array(v.object({ role: TicketRole, ...RoleStyle.entries })), v.maxLength(8)),
    }),
    answer: v.object({ version: WholeNumber }),
    errors: ['changed_meanwhile', 'badge_contrast'],
  }),
  /** One badge of an invented person as a PDF in base64, to try the printer; with `onSheet` a whole sheet of A4. */
  tryBadge: call({
    path: '/medapp/api/console/checkin/badge/try',
    who: door,
    effect: 'read',
    body: v.object({
      cid: Id,
      paper: DesignPaper,
      onSheet: v.optional(v.boolean(), false),
      folded: v.optional(v.boolean(), false),
      bleed: v.optional(v.boolean(), false),
    }),
    answer: v.object({ pdf: v.string() }),
    errors: ['sheet_too_small'],
  }),
  /** Sessions with the people who sit at their table, and how many there are in all: those of the programme as it is drafted. */
  nameCards: call({
    path: '/medapp/api/console/checkin/cards',
    who: door,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      zone: v.string(),
      people: WholeNumber,
      sessions: v.array(v.object({ id: Id, title: Bilingual, startsAt: Instant, people: WholeNumber })),
    }),
    errors: [],
  }),
  /** Name cards of one session, chairs first, or of the whole conference by name, as a task with a PDF: a page for each person. */
  printNameCards: call({
    path: '/medapp/api/console/checkin/cards/print',
    who: door,
    effect: 'write',
    body: v.object({ cid: Id, sessionId: OptionalId }),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
} as const;
