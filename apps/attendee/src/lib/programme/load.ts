import { programmeFile } from '@meetingapp/contract/agenda-files.ts';
import type { Programme } from '@meetingapp/contract/agenda-programme.ts';
import { agendaCalls } from '@meetingapp/contract/agenda.ts';
import { applyDifference } from '@meetingapp/domain/agenda/difference.ts';
import type { ProgrammeDifference } from '@meetingapp/domain/agenda/difference.ts';
import { ask } from '../cache.ts';
import { translate } from '../texts.ts';
import { offlineStore } from '../offline-store.ts';
import { fetchFile } from './fetch-file.ts';
import { noteChanges } from './news.ts';
import { fetchPieces } from './pieces.ts';
import { programmeStore } from './programme-store.ts';

/** Programmes of so many conferences stay on the phone. */
const MOST = 5;
/** A page opens without its programme, and says so, after this long. */
const PATIENCE_MS = 4_000;
/** How old the answer may be that says which release is in force. */
const FRESH_MS = 30_000;

const keyOf = (cid: string): string => `programme:${cid}`;
const under = new Map<string, Promise<void>>();

/** Brings the newest release of a programme: from the phone at once, then from the server what differs. Never throws. */
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

/** Puts it where it is found without a network; nobody waits for that. */
async function keep(cid: string, there: Programme | null, programme: Programme): Promise<void> {
  await offlineStore.put(keyOf(cid), programme, MOST);
  if (there) await noteChanges(cid, there, programme);
  await fetchPieces(cid, programme);
}

/** Before a page opens: as long as it takes to have the programme, but not longer than a person waits. */
export async function bringProgramme(cid: string | null): Promise<void> {
  if (cid === null || programmeStore.read(cid).programme) return;
  await Promise.race([loadProgramme(cid), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

async function fromPhone(cid: string): Promise<Programme | null> {
  const { programme } = programmeStore.read(cid);
  return programme ?? (await offlineStore.get<Programme>(keyOf(cid)))?.value ?? null;
}

/** Only what differs where an earlier release is there; the whole where that does not fit. */
async function fromServer(cid: string, release: number, there: Programme | null): Promise<Programme | null> {
  if (there && there.release < release) {
    const difference = await fetchFile<ProgrammeDifference>(programmeFile.since(cid, release, there.release));
    const programme = difference && applyDifference(there, difference);
    if (programme) return programme;
  }
  return fetchFile<Programme>(programmeFile.whole(cid, release));
}
