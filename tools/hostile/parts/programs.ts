import { parseArgs } from 'node:util';

interface Program {
  /** What it does, in one line. */
  does: string;
  /** Its options with their defaults: whole numbers from 1. */
  options: Readonly<Record<string, number>>;
}

/** The programs that attack the product, by name; each is the file of its name in `tools/hostile`. */
export const programs = {
  races: {
    does: 'lets more people than places register, pay, cancel and book beds at once; none may be oversold or lost',
    options: { rounds: 20, people: 100 },
  },
  forgeries: {
    does: 'sends every kind of forged payment notice of each provider; none may be accepted, genuine ones are',
    options: { rounds: 20 },
  },
  matrix: {
    does: 'makes every call as every role at every conference; no right may be wrongly granted or refused',
    options: {},
  },
  sockets: {
    does: 'attacks live sockets: foreign origins, broken frames, floods, viewers who do not read; each is disconnected',
    options: { sockets: 40 },
  },
  bombs: {
    does: 'sends zip, picture, XML and JSON bombs and oversize files to every call; no answer may be 5xx, memory stays bounded',
    options: { together: 4 },
  },
  fuzz: {
    does: 'sends seeded hostile requests to every call of the contract; no answer may be 5xx',
    options: { cases: 100_000, seed: 1 },
  },
  doors: {
    does: 'attacks the log-in: one address with many people, many addresses at one account, guesses at one-time codes',
    options: { people: 80, addresses: 200, hours: 24 },
  },
  scans: {
    does: 'scans at one door with offline devices that are killed and repeat; each scan counts once, every double is listed',
    options: { devices: 12, scans: 50_000, tickets: 8000, seed: 1 },
  },
  codes: {
    does: 'shows forged, changed, copied, expired, foreign and cut codes at a door; none may be admitted, no answer may be 5xx',
    options: { codes: 50_000, tickets: 500, seed: 1 },
  },
  'database-kills': {
    does: 'kills the embedded database under writers; the server may not end, no acknowledged registration may be lost',
    options: { kills: 50, writers: 24 },
  },
  'mailing-kills': {
    does: 'kills the sender of a mailing whose provider fails; nobody may get it twice or be missed without being listed',
    options: { people: 20_000, kills: 5, failing: 20, seed: 1 },
  },
  'exam-kills': {
    does: 'kills the server and its database under an exam; no acknowledged answer may be lost, every attempt is marked',
    options: { kills: 50, people: 200 },
  },
  schemathesis: {
    does: 'runs schemathesis (PyPI; needs python3 with venv) against the OpenAPI document as stranger, person and owner',
    options: { seconds: 300, seed: 1 },
  },
  'open-document': {
    does: 'runs schemathesis against the open interface with a key: no answer may be 5xx or differ from the document',
    options: { cases: 100_000, seconds: 3600, seed: 1 },
  },
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

export const fileOf = (name: string): URL => new URL(`../${name}.ts`, import.meta.url);

/** The sizes with which a program was started; ends the process with code 2 at an unknown option or a size that is no whole number from 1. */
export function sizesOf<N extends ProgramName>(name: N): Record<keyof (typeof programs)[N]['options'], number> {
  const defaults: Readonly<Record<string, number>> = programs[name].options;
  const options = Object.fromEntries(
    Object.entries(defaults).map(([option, size]) => [option, { type: 'string', default: String(size) } as const]),
  );
  try {
    const sizes = Object.entries(parseArgs({ options }).values).map(([option, given]) => {
      const size = Number(given);
      if (!Number.isSafeInteger(size) || size < 1)
        throw new Error(`--${option} is a whole number from 1, not ${given}`);
      return [option, size];
    });
    return Object.fromEntries(sizes) as ReturnType<typeof sizesOf<N>>;
  } catch (error) {
    console.error(`${name}: ${(error as Error).message}`);
    process.exit(2);
  }
}
