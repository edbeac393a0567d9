import type { PathName } from '@meetingapp/contract/paths.ts';
import { tpl1 } from './tpl1.ts';
import { tpl13 } from './tpl13.ts';
import type { Template, TemplateNumber } from './template.ts';

/** All thirteen; null where the drawing is still to come, and then another one stands in. */
const templates: Readonly<Record<TemplateNumber, Template | null>> = {
  1: tpl1,
  2: null,
  3: null,
  4: null,
  5: null,
  6: null,
  7: null,
  8: null,
  9: null,
  10: null,
  11: null,
  12: null,
  13: tpl13,
};

const drawn = (number: number): Template | null => templates[number as TemplateNumber] ?? null;

/** The number in a home's path name: `tpl13Home` is 13; 0 for any other path. */
export function templateOfPath(name: PathName | null): number {
  return Number(/^tpl(\d+)Home$/.exec(name ?? '')?.[1] ?? 0);
}

/** The template that an address asks for, else the conference's own, else the first. */
export function chooseTemplate(wanted: number, own: number): { number: number; template: Template } {
  for (const number of [wanted, own]) {
    const template = drawn(number);
    if (template) return { number, template };
  }
  return { number: 1, template: tpl1 };
}
