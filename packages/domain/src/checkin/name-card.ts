import type { Layout } from '@meetingapp/contract/layout.ts';
import type { SheetMark, SheetPlace } from './badge-sheet.ts';
import type { TicketRole } from './ticket-roles.ts';

type Size = Pick<Layout, 'width' | 'height'>;

const MARK_LENGTH = 6;

/** The sheet of a name card: both of its halves, one above the other. */
export const cardSheet = ({ width, height }: Size): Size => ({ width, height: height * 2 });

/** Both halves of a name card: the back stands on its head above the front, so that both read right once the sheet is folded. */
export const cardPlaces = ({ height }: Size): Omit<SheetPlace, 'badge'>[] => [
  { side: 'back', x: 0, y: 0, turn: 180 },
  { side: 'front', x: 0, y: height, turn: 0 },
];

/** Marks at both ends of the fold. */
export const cardMarks = ({ width, height }: Size): SheetMark[] => [
  { x1: 0, y1: height, x2: MARK_LENGTH, y2: height, fold: true },
  { x1: width - MARK_LENGTH, y1: height, x2: width, y2: height, fold: true },
];

/** Roles in a programme of people who sit at the table, in the order in which their cards are printed. */
const atTable = ['president', 'host', 'speaker', 'participant', 'comments'] as const;
export const tableRoles: readonly string[] = atTable;

/** What a role in the programme is on a card. */
export const cardRoleOf = (role: string): TicketRole =>
  role === 'president' || role === 'host' ? 'chair' : role === 'speaker' ? 'speaker' : 'faculty';
