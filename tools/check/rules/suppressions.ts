import type { Finding, Tree } from '../tree/finding.ts';
import { lineAt, sources } from '../tree/source.ts';

const suppression =
  /\b(oxlint-disable|eslint-disable|oxfmt-ignore|prettier-ignore|knip-ignore|v8 ignore)|@(ts-expect-error|ts-ignore|ts-nocheck)\b/;
const forbidden = /@ts-ignore|@ts-nocheck/;
const reason = /(--|@ts-expect-error)\s*\S+\s+\S+/;

/** Reports suppressed checks without a reason; the number of suppressions is printed with every run. */
export function checkSuppressions(tree: Tree): Finding[] {
  return all(tree).flatMap(({ path, line, text }) => {
    if (forbidden.test(text))
      return [
        {
          rule: 'suppressions',
          path,
          line,
          message:
            'switches the type check off. Use `@ts-expect-error <why>`, which fails once it is no longer needed.',
        },
      ];
    if (!reason.test(text))
      return [
        {
          rule: 'suppressions',
          path,
          line,
          message: 'switches a check off without a reason. Write it behind it: `-- why this is right here`.',
        },
      ];
    return [];
  });
}

export function countSuppressions(tree: Tree): number {
  return all(tree).length;
}

function all(tree: Tree): { path: string; line: number; text: string }[] {
  return sources(tree).flatMap((source) =>
    source.parsed.comments
      .filter((comment) => suppression.test(comment.value.trim().slice(0, 40)))
      .map((comment) => ({ path: source.path, line: lineAt(source.text, comment.start), text: comment.value.trim() })),
  );
}
