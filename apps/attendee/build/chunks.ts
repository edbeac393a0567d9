import type { Plugin, Rolldown } from 'vite';

/** Features whose screens a person walks through in one go: they are one program. */
const families: Record<string, string> = {
  registration: 'sign-up',
  hotel: 'sign-up',
  orders: 'sign-up',
  agenda: 'programme',
  people: 'programme',
};
/** Between the names of families that share something. */
const between = '+';

/** With which screen one enters a family, most of the time for the first time and over a slow network. */
const entrances: Record<string, string> = { 'sign-up': '/SignHome.tsx' };

/** Families of first screens, in which one types nothing. */
const publicOnes = ['home', 'programme'];

/** Families whose file would take along what an entrance shares with them, so that one would load all of it there. */
const swallowing = ['home', 'live', 'video'];

/** Screens that nobody on a phone opens, or opens first: what they share with others is no reason to load that with them. */
const aside = ['/FormPreview.tsx', '/ShowImage.tsx', '/PdfView.tsx', '/PageFlow.tsx', '/LiveData.tsx'];
/** What the entry fetches by itself, once a page is there, brings nothing along that only others need. */
const later = ['/lib/usage.ts'];

/**
 * With what a film is begun. A file that stands on nothing of ours, as a library does, and shares the bundler's own few lines with the
 * entry takes them out of it, into a file of their own that every first load pays for; with this part of ours it stands on the entry.
 */
const ofFilms = /\/lib\/player\/PlayerStage|\/node_modules\/global\//;

/**
 * Which chunk a module goes into. Every file of a first load costs a head of its own and compresses alone, so what pages share is
 * gathered: `app` (the entry, and what homes and programme or a third of the feature families stand on as one enters them; `forms`, what of
 * that neither of the two shows), then per family what a third of its screens stand on. Where a family has an entrance, that is what the entrance shares with any other screen, and what only screens behind it
 * share is gathered apart. What a few families share is a file for just these, or one of them would swallow it; apart from that, what only one public screen shares with them. All else is left
 * to the bundler, beside its screen.
 */
export function chunks(): { plugin: Plugin; groups: { name: (id: string) => string | null; priority: number }[] } {
  const names = new Map<string, string>();
  return {
    // A group takes along what its modules stand on, unless a group before it has that already.
    groups: [
      { name: (id) => (names.get(id) === 'app' ? 'app' : null), priority: 4 },
      { name: (id) => (names.get(id) === 'forms' ? 'forms' : null), priority: 3 },
      { name: (id) => (names.get(id)?.includes(between) ? (names.get(id) ?? null) : null), priority: 2 },
      { name: (id) => names.get(id) ?? null, priority: 1 },
      // Last, so that it takes along only what no page shows before a film is begun.
      { name: (id) => (ofFilms.test(id) ? 'player' : null), priority: 0 },
    ],
    plugin: {
      name: 'chunks',
      apply: 'build',
      buildEnd() {
        for (const [id, name] of nameModules([...this.getModuleIds()], (one) => this.getModuleInfo(one)))
          names.set(id, name);
      },
    },
  };
}

type GetInfo = (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'isEntry'> | null;

/** The chunk names of all modules that are to be gathered. */
export function nameModules(ids: readonly string[], info: GetInfo): Map<string, string> {
  const names = new Map<string, string>();
  const always = new Set(ids.filter((id) => info(id)?.isEntry).flatMap((id) => [...reachable(id, info)]));
  for (const id of always) names.set(id, 'app');
  const screensOf = new Map<string, Set<string>>();
  const reachedBy = new Map<string, Set<string>>();
  for (const screen of ids) {
    const feature = /\/features\/(\w+)\/screens\//.exec(screen)?.[1];
    if (feature === undefined || aside.some((one) => screen.endsWith(one))) continue;
    add(screensOf, families[feature] ?? feature, screen);
    for (const id of reachable(screen, info))
      if (!always.has(id) && !later.some((one) => id.endsWith(one))) add(reachedBy, id, screen);
  }
  for (const [id, screens] of reachedBy) {
    const from = [...screensOf].filter(([, all]) => [...all].some((one) => screens.has(one)));
    const [first] = from;
    const atFirst = from.filter(([family]) => isAtFirst(family, screens));
    const onPublicOnes = publicOnes.filter((one) => from.some(([family]) => family === one)).length;
    if (onPublicOnes === publicOnes.length) names.set(id, 'app');
    else if (atFirst.length >= share(screensOf.size)) names.set(id, onPublicOnes > 0 ? 'app' : 'forms');
    else if (first && from.length === 1) {
      const [family, all] = first;
      const entrance = entrances[family];
      const atEntrance = entrance !== undefined && [...screens].some((one) => one.endsWith(entrance));
      if (screens.size >= (atEntrance ? 2 : share(all.size)))
        names.set(id, entrance === undefined || atEntrance ? family : `${family}-later`);
      // One file, also where a screen that is left aside shows a part of it.
      else if (atEntrance) names.set(id, `${family}-entrance`);
    } else if (
      from.length > 1 &&
      (swallows(from) || !from.some(([family]) => entrances[family] && isAtFirst(family, screens)))
    )
      names.set(
        id,
        from
          // What one screen of a public family shares with another family does not come with the others of it.
          .map(([family, all]) => (publicOnes.includes(family) && isOnOne(all, screens) ? `${family}-one` : family))
          .toSorted()
          .join(between),
      );
  }
  return names;
}

const swallows = (from: readonly (readonly [string, unknown])[]): boolean =>
  from.some(([family]) => swallowing.includes(family));

/** Whether one needs it on entering a family: what only screens behind an entrance show can wait for them. */
function isAtFirst(family: string, screens: ReadonlySet<string>): boolean {
  const entrance = entrances[family];
  return entrance === undefined || [...screens].some((one) => one.endsWith(entrance));
}

const isOnOne = (all: ReadonlySet<string>, screens: ReadonlySet<string>): boolean =>
  [...all].filter((one) => screens.has(one)).length === 1;

/** A third, but never only one. */
const share = (all: number): number => Math.max(2, Math.ceil(all / 3));

function add(groups: Map<string, Set<string>>, name: string, id: string): void {
  groups.set(name, (groups.get(name) ?? new Set()).add(id));
}

function reachable(from: string, info: GetInfo): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of info(id)?.importedIds ?? []) visit(next);
  };
  visit(from);
  return found;
}
