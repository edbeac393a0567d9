import type { Language } from '@meetingapp/contract/shapes.ts';
import { itemPlaces as en } from '@meetingapp/locales/en/exam/server.ts';
import { itemPlaces as zh } from '@meetingapp/locales/zh/exam/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';

const texts = { zh, en };
const letter = (at: number): string => String.fromCodePoint(65 + at);
const placed = /^(?:question\.parts\.(\d+)\.)?(?:question\.)?(\w+)(?:\.(\w+))?/;

/** Faults of an item with the place named as the editor letters it: `Part 2, option C`. */
export function presentFaults(
  faults: readonly Pick<FieldFault, 'field' | 'reason'>[],
  language: Language,
): FieldFault[] {
  return faults.map(({ field, reason }) => ({
    field: `item.content.${field}`,
    reason,
    label: labelOf(field, language),
  }));
}

function labelOf(field: string, language: Language): string {
  const t = texts[language];
  const [, part, name = '', at] = placed.exec(field) ?? [];
  const known: Readonly<Record<string, string>> = t.names;
  const one =
    at !== undefined && /^\d+$/.test(at) && (name === 'options' || name === 'matches')
      ? format(t[name], { letter: letter(Number(at)) })
      : (known[name] ?? name);
  if (part !== undefined) return format(t.part, { number: String(Number(part) + 1), name: one });
  return one.charAt(0).toUpperCase() + one.slice(1);
}
