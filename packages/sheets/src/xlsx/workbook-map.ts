import { attribute } from '../xml/attribute.ts';
import type { XmlHandler } from '../xml/scanner.ts';

/** Maximum number of sheets or relationships that are read. */
const most = 4_096;

export interface Relationship {
  /** The last segment of the type URI, which is the same in both variants of the standard. */
  readonly type: string;
  readonly target: string;
}

/** Targets of one part of a workbook. External links are omitted. */
export class Relationships implements XmlHandler {
  readonly listens = false;
  readonly #byId = new Map<string, Relationship>();
  readonly #folder: string;

  /** `folder`: location of the source part, to which targets are relative. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  open(name: string, attributes: string): void {
    if (name !== 'Relationship' || this.#byId.size >= most || attribute(attributes, 'TargetMode') === 'External')
      return;
    const id = attribute(attributes, 'Id');
    const type = attribute(attributes, 'Type')?.split('/').at(-1);
    const target = inside(this.#folder, attribute(attributes, 'Target') ?? '');
    if (id !== null && type !== undefined && target !== null) this.#byId.set(id, { type, target });
  }

  close(): void {}
  text(): void {}

  byId(id: string): Relationship | undefined {
    return this.#byId.get(id);
  }

  ofType(type: string): string | null {
    return [...this.#byId.values()].find((one) => one.type === type)?.target ?? null;
  }
}

/** The zip entry name of a target; null when it leads outside. */
function inside(folder: string, target: string): string | null {
  const steps = target.startsWith('/') ? [] : folder.split('/').filter(Boolean);
  for (const step of target.split('/')) {
    if (step === '..') {
      if (steps.pop() === undefined) return null;
    } else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** The sheets of a workbook, and its date system. */
export class WorkbookMap implements XmlHandler {
  readonly listens = false;
  from1904 = false;
  readonly sheets: { readonly name: string; readonly id: string; readonly hidden: boolean }[] = [];

  open(name: string, attributes: string): void {
    if (name === 'workbookPr') this.from1904 = ['1', 'true'].includes(attribute(attributes, 'date1904') ?? '');
    if (name !== 'sheet' || this.sheets.length >= most) return;
    const hidden = (attribute(attributes, 'state') ?? 'visible') !== 'visible';
    this.sheets.push({ name: attribute(attributes, 'name') ?? '', id: attribute(attributes, 'id') ?? '', hidden });
  }

  close(): void {}
  text(): void {}
}
