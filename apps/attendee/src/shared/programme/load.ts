import { programmeFile } from '@meetingapp/contract/agenda/files.ts';
import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import { agendaCalls } from '@meetingapp/contract/agenda/plan.ts';
import { applyDifference } from '@meetingapp/domain/agenda/difference.ts';
import type { ProgrammeDifference } from '@meetingapp/domain/agenda/difference.ts';
import { boot } from '../../lib/calls/boot.ts';
import { ask } from '../../lib/calls/call-cache.ts';
import { paintedPage } from '../../lib/calls/painted-page.ts';
import { translate } from '../../lib/texts/texts.ts';
import { idbStore } from '../../lib/storage/idb-store.ts';
import { fetchFile } from './fetch-file.ts';
import { fetchPieces } from './pieces.ts';
import { programmeStore } from './programme-store.ts';

/** Programmes stored on the phone, one per conference. */
const MOST = 5;
/** Milliseconds after which a page opens without its programme, and shows that. */
const PATIENCE_MS = 4_000;
/** Milliseconds for which the answer about the current release is fresh. */
const FRESH_MS = 30_000;

const keyOf = (cid: string): string => `programme:${cid}`;
const under = new Map<string, Promise<void>>();

/** Loads the latest release of a programme: from the phone at once, then the difference from the server. Never throws. */
export function loadProgramme(cid: string): Promise<void> {
  const running = under.get(cid) ?? load(cid).finally(() => under.delete(cid));
  under.set(cid, running);
  return running;
}

async function load(cid: string): Promise<void> {
  programmeStore.tell(cid, { loading: true });
  const asked = ask(agendaCalls.current, { cid }, { quiet: true, fresh: FRESH_MS });
  const there = await fromPhone(cid);
  if (there && !programmeStore.read(cid).programme) programmeStore.tell(cid, { programme: there });
  const current = await asked;
  if (!current.ok) return programmeStore.tell(cid, { failure: current.failure, loading: false });
  const { release } = current.answer;
  if (release === null) return programmeStore.tell(cid, { programme: null, failure: null, loading: false });
  if (there?.release === release.number) {
    programmeStore.tell(cid, { programme: there, failure: null, loading: false });
    void fetchPieces(cid, there);
    return;
  }
  const programme = await fromServer(cid, release.number, there);
  if (!programme) {
    const failure = { name: 'offline' as const, code: -1, msg: translate('app')('offline'), faults: [] };
    return programmeStore.tell(cid, { failure, loading: false });
  }
  programmeStore.tell(cid, { programme, failure: null, loading: false });
  void keep(cid, there, programme);
}

/** Saves it for offline use; not awaited by the page. */
async function keep(cid: string, there: Programme | null, programme: Programme): Promise<void> {
  // Loaded first: without it the earlier release stays, so that the next visit finds the changes.
  const noting = there && (await import('./note-changes.ts'));
  await idbStore.put(keyOf(cid), programme, MOST);
  if (there) await noting?.noteChanges(cid, there, programme);
  await fetchPieces(cid, programme);
}

/** Loads the programme before a page opens, but waits no longer than PATIENCE_MS. */
export async function fetchProgramme(cid: string | null): Promise<void> {
  if (cid === null || programmeStore.read(cid).programme) return;
  await Promise.race([loadProgramme(cid), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  if (!isPainted(cid)) paintedPage.differs = true;
}

/** True when the phone has exactly the release with which the server painted the page. */
function isPainted(cid: string): boolean {
  const painted = boot.calls.find(({ path }) => path === agendaCalls.current.path)?.answer as Painted | undefined;
  if (painted?.release === undefined) return true;
  const { programme, failure } = programmeStore.read(cid);
  return failure === null && programme?.release === painted.release?.number && programme !== undefined;
}

interface Painted {
  release?: { number: number } | null;
}

async function fromPhone(cid: string): Promise<Programme | null> {
  const { programme } = programmeStore.read(cid);
  return programme ?? (await idbStore.get<Programme>(keyOf(cid)))?.value ?? null;
}

/** Fetches only the difference if an earlier release is present; the whole release if the difference does not apply. */
async function fromServer(cid: string, release: number, there: Programme | null): Promise<Programme | null> {
  if (there && there.release < release) {
    const difference = await fetchFile<ProgrammeDifference>(programmeFile.since(cid, release, there.release));
    const programme = difference && applyDifference(there, difference);
    if (programme) return programme;
  }
  return fetchFile<Programme>(programmeFile.whole(cid, release));
}
