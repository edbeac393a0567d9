import type { Figures } from '../machine/figures.ts';

/** The parts of `goals.ts`, each a benchmark of its own. */
export const parts = ['sales', 'reads', 'earlier reads', 'hot', 'growth', 'pages'] as const;
export type Part = (typeof parts)[number];

/** First screens of a phone that is not signed in: the list of conferences, every home, conference, agenda, live. */
const FIRST = [
  '/',
  '/index/5001',
  ...Array.from({ length: 13 }, (_one, index) => `/tpl${index + 1}Home/5001`),
  '/conf/5001',
  '/callist/5001',
  '/live/1',
];
const SIGN_UP = '/sign/home/0?cid=5001';
const CONSOLE = ['/console/login', '/console/'];
export const addresses = [...FIRST, SIGN_UP, ...CONSOLE];

/** Processor time of a sale on the machine on which its goal was set, before any change for speed. */
const GOALS_MACHINE_MS = 28.3;

export interface Row {
  what: string;
  part: Part;
  /** As the goals were set: measured then on two idle cores. */
  before: string;
  goal: string;
  now: (of: (name: string) => number, figures: Figures) => string;
  /** The floor, the peer or the earlier program of the same run. */
  beside: (of: (name: string) => number, figures: Figures) => string;
  isMet: (of: (name: string) => number, figures: Figures) => boolean;
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const ms = (value: number, digits = 1): string => `${value.toFixed(digits)} ms`;

/** Reads of one path per second, and for a page the processor time of each. */
const read = (name: string, before: string, goal: number, page = false): Row => ({
  what: name,
  part: 'reads',
  before,
  goal: `≥ ${whole(goal)}/s${page ? ', ≤ 0.15 ms' : ''}`,
  now: (of) => `${whole(of(`${name}.perSecond`))}/s, ${ms(of(`${name}.cpu`), 3)}`,
  beside: (of, figures) =>
    [
      page
        ? `a static file ${whole(of('floor.perSecond'))}/s, ${ms(of('floor.cpu'), 3)}`
        : `one read of PostgreSQL ${whole(of('one read.perSecond'))}/s`,
      ...(`earlier ${name}.cpu` in figures
        ? [`earlier program ${whole(of(`earlier ${name}.perSecond`))}/s, ${ms(of(`earlier ${name}.cpu`), 3)}`]
        : []),
    ].join('; '),
  isMet: (of) => of(`${name}.perSecond`) >= goal && (!page || of(`${name}.cpu`) <= 0.15),
});

/** Calls whose time may grow by 1.3 from few to many registrations; the worst of them counts. */
const growth = (what: string, before: string, calls: (name: string) => boolean, p99Most?: number): Row => {
  const named = (figures: Figures): string[] =>
    Object.keys(figures)
      .filter((key) => key.endsWith('.few') && calls(key.slice(0, -'.few'.length)))
      .map((key) => key.slice(0, -'.few'.length));
  const worst = (figures: Figures): [string, number] =>
    named(figures)
      .map((name): [string, number] => [name, (figures[`${name}.many`] ?? Infinity) / (figures[`${name}.few`] ?? 1)])
      .toSorted((one, other) => other[1] - one[1])[0] ?? ['not measured', Infinity];
  const slowest = (figures: Figures): number =>
    Math.max(...named(figures).map((name) => figures[`${name}.p99`] ?? Infinity));
  return {
    what,
    part: 'growth',
    before,
    goal: `≤ 1.3 times${p99Most === undefined ? '' : `, p99 ≤ ${p99Most} ms`}`,
    now: (of, figures) => {
      const [name, times] = worst(figures);
      return `${times.toFixed(2)} times (${name}: ${ms(of(`${name}.few`))} and ${ms(of(`${name}.many`))}), p99 ${ms(slowest(figures))}`;
    },
    beside: (_of, figures) => (named(figures).length > 1 ? `the worst of ${named(figures).length} calls` : ''),
    isMet: (_of, figures) => worst(figures)[1] <= 1.3 && (p99Most === undefined || slowest(figures) <= p99Most),
  };
};

/** Lighthouse's score, the time of the largest paint, and the bytes without pictures; the worst of the addresses counts. */
const pages = (
  what: string,
  before: string,
  paths: string[],
  most: { score?: number; LCP: number; kB?: number },
): Row => {
  const worst = (of: (name: string) => number, key: string): [string, number] =>
    paths
      .map((path): [string, number] => [path, of(`${path}.${key}`)])
      .toSorted((one, other) => other[1] - one[1])[0] ?? ['', Infinity];
  const least = (of: (name: string) => number): number => Math.min(...paths.map((path) => of(`${path}.score`)));
  const { score, LCP, kB } = most;
  return {
    what,
    part: 'pages',
    before,
    goal: [
      ...(score === undefined ? [] : [`≥ ${score}`]),
      ...(kB === undefined ? [] : [`≤ ${kB} kB`]),
      `LCP ≤ ${LCP.toFixed(1)} s`,
    ].join(', '),
    now: (of) => {
      const [slowest, seconds] = worst(of, 'LCP');
      const [heaviest, weight] = worst(of, 'kB');
      const places = paths.length > 1 ? [` (${slowest})`, ` (${heaviest})`] : ['', ''];
      return `${whole(least(of))}, LCP ${seconds.toFixed(2)} s${places[0]}, ${weight.toFixed(1)} kB${places[1]}`;
    },
    beside: (of) => {
      const over = paths.filter((path) => of(`${path}.LCP`) > LCP);
      return paths.length > 2 ? `${paths.length - over.length} of ${paths.length} addresses within the LCP` : '';
    },
    isMet: (of) =>
      worst(of, 'LCP')[1] <= LCP &&
      (score === undefined || least(of) >= score) &&
      (kB === undefined || worst(of, 'kB')[1] <= kB),
  };
};

const isList = (name: string): boolean => /^(list|its choices|filter|sort|fee|search)/.test(name);

/** The goals of the opening of registration. */
export const rows: Row[] = [
  {
    what: 'processor time of a complete paid registration, 32 phones',
    part: 'sales',
    before: `${GOALS_MACHINE_MS} ms`,
    goal: '≤ 9 ms',
    now: (of) => `${ms(of('ours.cpu'))}, p50 ${whole(of('ours.median'))} ms`,
    beside: (of, figures) =>
      'before.cpu' in figures
        ? `earlier program ${ms(of('before.cpu'))}: ratio ${(of('ours.cpu') / of('before.cpu')).toFixed(3)}, of ${GOALS_MACHINE_MS} ms ${ms((GOALS_MACHINE_MS * of('ours.cpu')) / of('before.cpu'))}; pgbench ${whole(of('tps'))}/s`
        : `pgbench ${whole(of('tps'))}/s`,
    isMet: (of, figures) =>
      of('ours.cpu') <= 9 || ('before.cpu' in figures && (GOALS_MACHINE_MS * of('ours.cpu')) / of('before.cpu') <= 9),
  },
  {
    what: 'complete paid registrations per second, 32 phones',
    part: 'sales',
    before: '48/s, 8 times pretix',
    goal: '≥ 25 times pretix',
    now: (of) =>
      `${of('ours.perSecond').toFixed(0)}/s, ${(of('ours.perSecond') / of('pretix.perSecond')).toFixed(1)} times pretix`,
    beside: (of, figures) =>
      [
        `pretix ${of('pretix.perSecond').toFixed(1)}/s, ${ms(of('pretix.cpu'), 0)}`,
        ...('vendure.cpu' in figures
          ? [`Vendure ${of('vendure.perSecond').toFixed(1)}/s, ${ms(of('vendure.cpu'), 0)}`]
          : []),
        ...('before.cpu' in figures ? [`earlier program ${of('before.perSecond').toFixed(0)}/s`] : []),
      ].join('; '),
    isMet: (of) => of('ours.perSecond') >= 25 * of('pretix.perSecond'),
  },
  read('painted home', '60/s, 29 ms', 10_000, true),
  read('painted agenda', '250 to 310/s', 10_000, true),
  read('painted conference', '250 to 310/s', 10_000, true),
  read('home API', '280/s, 5 ms', 6000),
  read('agenda API', '2,400/s', 9000),
  read('conference API', '2,600/s', 9000),
  read('template API', '4,500/s', 9000),
  {
    what: 'holds on one hot room type',
    part: 'hot',
    before: '142 to 208/s, p99 250 to 310 ms',
    goal: '≥ 1,032/s, oversold 0',
    now: (of) => `${whole(of('perSecond'))}/s, p99 ${ms(of('p99'), 0)}, oversold ${of('oversold')}`,
    beside: (of) => `pgbench ${whole(of('tps'))}/s`,
    isMet: (of) => of('perSecond') >= 1032 && of('oversold') === 0,
  },
  growth('console list, filter, sort, search', '140 to 614 ms, 20 to 70 times', isList, 50),
  growth('register/info', '25 ms, 4 times', (name) => name === 'register/info'),
  {
    what: 'complete paid registrations beside many',
    part: 'growth',
    before: '6.2/s',
    goal: '≥ 0.9 of the rate',
    now: (of) => `${of('sales many.perSecond').toFixed(0)}/s`,
    beside: (of) =>
      `${of('sales few.perSecond').toFixed(0)}/s beside few: ${(of('sales many.perSecond') / of('sales few.perSecond')).toFixed(2)} of the rate`,
    isMet: (of) => of('sales many.perSecond') >= 0.9 * of('sales few.perSecond'),
  },
  growth('dashboard, orders list', '3.8 and 3.5 s, 179 and 155 times', (name) => /^(dashboard|orders)/.test(name), 100),
  pages('sign-up page, signed in', '98, LCP 1.99 s', [SIGN_UP], { score: 100, LCP: 1 }),
  pages('console, log-in and first page', '67 and 61, LCP 3.4 and 4.0 s, 425 kB', CONSOLE, {
    score: 95,
    LCP: 1.5,
    kB: 200,
  }),
  pages('first load', '111 to 114 kB, LCP 0.8 to 1.1 s', FIRST, { LCP: 0.8, kB: 100 }),
];
