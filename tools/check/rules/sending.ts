import type { Finding, Tree } from '../tree/finding.ts';
import { isTest, lineAt, type Source, sources } from '../tree/source.ts';

/** Where a message could be sent from, and the only folder that may. */
const parts = /^apps\/server\/src\/(features|db|http|jobs)\//;
const room = 'apps/server/src/features/messages/';
const wayOut =
  'Call notifyAccount or queueMessage of db/rows/outbox.ts: they send each message once, by the channel that the person chose.';

/** A channel taken from the ports, in the ways in which code takes it. */
const takings: readonly RegExp[] = [
  /\bports[?!]?\.(?:sms|mail)\b/g,
  /\{[^{}]*\b(?:sms|mail)\b[^{}]*\}\s*(?::\s*Ports\b|=\s*(?:\w+\.)*ports\b)/g,
  /\bports:\s*\{[^{}]*\b(?:sms|mail)\b/g,
  /\bmessenger[?!]?\.notify\b/g,
];

/**
 * Reports features that send on their own: imports of the ports for mail and SMS, and calls of mail, SMS and the messenger's
 * notifications, outside the feature messages.
 */
export function checkSending(tree: Tree): Finding[] {
  return sources(tree)
    .filter(({ path }) => parts.test(path) && !path.startsWith(room) && !isTest(path))
    .flatMap((source) => [...channelImports(source), ...channelUses(source)]);
}

const finding = (path: string, line: number, what: string): Finding => ({
  rule: 'sending',
  path,
  line,
  message: `${what}. ${wayOut}`,
});

const channelImports = ({ path, imports }: Source): Finding[] =>
  imports
    .filter(({ from }) => /(^|\/)ports\/(mail|sms)\//.test(from))
    .map(({ from, line }) => finding(path, line, `imports the channel ${from}`));

const channelUses = ({ path, text }: Source): Finding[] =>
  takings.flatMap((taking) =>
    [...text.matchAll(taking)].map((match) => finding(path, lineAt(text, match.index), 'sends messages on its own')),
  );
