/** One violation: where, and what to do about it. The message always names the fix. */
export interface Finding {
  readonly rule: string;
  readonly path: string;
  /** Counted from 1; absent when it concerns the whole file. */
  readonly line?: number;
  readonly message: string;
}

/** The repository as text: path from the root, with `/`, to content. Checks never read the disk themselves. */
export type Tree = ReadonlyMap<string, string>;

export function tree(files: Readonly<Record<string, string>>): Tree {
  return new Map(Object.entries(files));
}

export function format(finding: Finding): string {
  const place = finding.line === undefined ? finding.path : `${finding.path}:${finding.line}`;
  return `${place}  ${finding.message}  [${finding.rule}]`;
}
