import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { TicketRole } from './ticket-roles.ts';

/** Papers of badges, in millimetres. `roll`: labels of a desk printer. */
export const badgePapers = {
  a6: { width: 105, height: 148 },
  a7: { width: 74, height: 105 },
  roll: { width: 62, height: 100 },
} as const;
export type BadgePaper = keyof typeof badgePapers;

/** With the name card for a table: A4 lying across, folded along its middle, so that both halves show the name. */
export const designPapers = { ...badgePapers, card: { width: 297, height: 105 } } as const;
export type DesignPaper = keyof typeof designPapers;

/** The stripe of each role; its word stands on it in white, so that the role is never told by colour alone. */
export const roleColours: Readonly<Record<TicketRole, string>> = {
  attendee: '#07514b',
  speaker: '#8a2a0f',
  chair: '#5b1f7a',
  faculty: '#1d4f86',
  staff: '#3b3b3b',
  exhibitor: '#7a5200',
  press: '#9c1456',
  guest: '#465a18',
};

/** Contrast of white on a colour, 1 to 21 (WCAG 2.2). */
export function contrastOfWhite(colour: string): number {
  const channel = (from: number): number => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 1.05 / (0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5) + 0.05);
}

/** Contrast that the word on a stripe needs (WCAG 2.2, AA). */
export const LEAST_CONTRAST = 4.5;

/** How a role is shown on a badge. */
export interface RoleStyle {
  colour: string;
  word: Bilingual;
}
export type RoleStyles = Readonly<Record<TicketRole, RoleStyle>>;
