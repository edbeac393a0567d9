import type { Zone } from '../tree/zones.ts';

export interface ImportRule {
  readonly from: Zone;
  /** Zones of the product that may be imported; the file's own zone is always one of them. */
  readonly may: readonly Zone[];
  /** Additional zones, by `import()` only: loaded on demand. */
  readonly later?: readonly Zone[];
  /** Zones from which only types may be imported: they vanish when compiled. */
  readonly typesOnly?: readonly Zone[];
  /** Allowed external packages; absent: any declared one. `node:` covers Node's built-in modules. */
  readonly packages?: readonly string[];
  /** What to do instead, shown with every refusal. */
  readonly wayOut: string;
}

const react = ['react', 'react-dom'];
const serverInside: readonly Zone[] = ['contract', 'domain', 'locales'];
const clientInside: readonly Zone[] = ['contract', 'domain', 'ui', 'locales'];

/** Allowed import directions: the only table, as in docs/architecture.md. There is no list of exceptions. */
export const importTable: readonly ImportRule[] = [
  {
    from: 'contract',
    may: [],
    packages: ['valibot'],
    wayOut: 'The contract stands on the schema library alone; move a rule into packages/domain.',
  },
  {
    from: 'domain',
    may: ['contract'],
    typesOnly: ['contract'],
    packages: [],
    wayOut:
      'The domain is pure: take the value as an argument, return a code, import contract shapes by `import type`.',
  },
  {
    from: 'locales',
    may: ['contract', 'domain'],
    typesOnly: ['contract', 'domain'],
    packages: [],
    wayOut: 'Texts are plain data; only types of the contract and the domain may shape them.',
  },
  {
    from: 'ui',
    may: [],
    packages: [...react, 'uqr'],
    wayOut: 'The kit knows no call, no text, no router: hand it values, texts and handlers as props.',
  },
  {
    from: 'sheets',
    may: [],
    packages: ['node:'],
    wayOut: 'Sheets know cells, not what they mean: hand over columns and rows, take rows and faults.',
  },
  {
    from: 'server/features',
    may: [
      ...serverInside,
      'sheets',
      'server/http',
      'server/db',
      'server/jobs',
      'server/ports',
      'server/text',
      'server',
    ],
    typesOnly: ['server'],
    wayOut:
      'A feature stands on contract, domain, http, db, jobs, ports, text and on other features’ queries, present, access, readers and writers.',
  },
  {
    from: 'server/db',
    may: [...serverInside, 'server/jobs'],
    wayOut: 'The database layer knows no feature; move the rule into the feature’s queries.ts or commands.ts.',
  },
  {
    from: 'server/jobs',
    may: [...serverInside, 'server/db', 'server/ports'],
    wayOut: 'The queue knows no feature; what a job does stands in the feature’s jobs.ts.',
  },
  {
    from: 'server/ports',
    may: [...serverInside, 'server/db'],
    wayOut: 'A port talks to the outside world and knows no feature; hand it what it needs.',
  },
  {
    from: 'server/http',
    may: [...serverInside, 'server/db', 'server/jobs', 'server/ports', 'server'],
    typesOnly: ['server'],
    wayOut: 'http knows no feature; features are assembled in apps/server/src.',
  },
  { from: 'server/text', may: ['contract', 'domain'], wayOut: 'text/ spells and sets type and knows no feature.' },
  {
    from: 'server/testing',
    may: [
      ...serverInside,
      'sheets',
      'server',
      'server/features',
      'server/http',
      'server/db',
      'server/jobs',
      'server/ports',
      'demo',
    ],
    wayOut: 'Test set-up stands on the server, the demo builders and the reader of exported files.',
  },
  {
    from: 'server',
    may: [...serverInside, 'sheets', 'server/features', 'server/http', 'server/db', 'server/jobs', 'server/ports'],
    // The program fills an empty database with the demo on request.
    later: ['demo'],
    wayOut: 'The server is assembled from its own folders; demo and tools call it, not the reverse.',
  },
  {
    from: 'attendee/features',
    may: [...clientInside, 'attendee/lib', 'attendee/shared', 'attendee/platform'],
    wayOut:
      'Features are composed in app/, or meet by a link (href): move what two of them share to shared/, packages/ui or packages/domain.',
  },
  {
    from: 'attendee/shared',
    may: [...clientInside, 'attendee/lib', 'attendee/platform'],
    wayOut: 'shared/ holds what several features read and knows none of them; pass it what it needs.',
  },
  {
    from: 'attendee/lib',
    may: [...clientInside, 'attendee/platform'],
    wayOut: 'lib/ serves the features and knows none; pass it what it needs.',
  },
  {
    from: 'attendee/platform',
    may: ['contract', 'domain'],
    wayOut: 'platform/ hides browser, messenger and native shells and knows no feature.',
  },
  {
    from: 'attendee/app',
    may: [...clientInside, 'attendee/features', 'attendee/lib', 'attendee/shared', 'attendee/platform'],
    wayOut: 'The shell composes its own app only.',
  },
  {
    from: 'attendee',
    may: [...clientInside, 'attendee/app', 'attendee/features', 'attendee/lib', 'attendee/shared', 'attendee/platform'],
    wayOut: 'An app never imports another app; shared parts live in packages/.',
  },
  {
    from: 'console/features',
    may: [...clientInside, 'console/lib', 'console/platform'],
    wayOut: 'Features are composed in app/: move what two of them share to lib/ or packages/domain.',
  },
  {
    from: 'console/lib',
    may: [...clientInside, 'console/platform'],
    wayOut: 'lib/ serves the features and knows none; pass it what it needs.',
  },
  { from: 'console/platform', may: ['contract', 'domain'], wayOut: 'platform/ knows no feature.' },
  {
    from: 'console/app',
    may: [...clientInside, 'console/features', 'console/lib', 'console/platform'],
    wayOut: 'The shell composes its own app only.',
  },
  {
    from: 'console',
    may: [...clientInside, 'console/app', 'console/features', 'console/lib', 'console/platform'],
    wayOut: 'An app never imports another app; shared parts live in packages/.',
  },
  {
    from: 'demo',
    may: [
      'contract',
      'domain',
      'sheets',
      'locales',
      'server',
      'server/features',
      'server/db',
      'server/http',
      'server/jobs',
      'server/ports',
      'server/testing',
      'server/text',
    ],
    wayOut: 'The demo stands on the server and the domain.',
  },
  {
    from: 'e2e',
    may: [
      'contract',
      'domain',
      'sheets',
      'locales',
      'demo',
      'server',
      'server/db',
      'server/jobs',
      'server/ports',
      'server/testing',
      'tools',
    ],
    wayOut: 'Browser tests know the product by its addresses, its texts and the demo.',
  },
  {
    from: 'bench',
    may: [
      'contract',
      'domain',
      'sheets',
      'demo',
      'e2e',
      'server',
      'server/features',
      'server/http',
      'server/db',
      'server/jobs',
      'server/ports',
      'server/testing',
      'tools',
      'server/text',
    ],
    wayOut: 'Measurements drive the server from outside or through the demo builders.',
  },
  {
    from: 'tools',
    may: [
      'contract',
      'domain',
      'sheets',
      'locales',
      'demo',
      'server',
      'server/features',
      'server/http',
      'server/db',
      'server/jobs',
      'server/ports',
      'server/testing',
      'server/text',
    ],
    wayOut: 'Tools stand on the server, the contract and the texts.',
  },
];

/** Zones that tests of the server may use in addition to their own code's: builders, and the real server to call. */
const serverTests: readonly Zone[] = ['demo', 'server', 'server/jobs', 'server/testing'];

export const testsMayAlso: Partial<Record<Zone, readonly Zone[]>> = {
  server: serverTests,
  'server/features': serverTests,
  'server/db': serverTests,
  'server/http': serverTests,
  'server/jobs': serverTests,
  'server/ports': serverTests,
};
