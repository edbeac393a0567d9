import * as v from 'valibot';
import { staffRoles, type Call, type StaffRole } from '@meetingapp/contract/call.ts';
import { contract } from '@meetingapp/contract/contract.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import type { TestApp } from '../app.ts';
import { visitor } from '../congress.ts';
import { performing } from '../performing.ts';
import { smallestBody } from '../smallest-body.ts';

type Outcome = 'granted' | 'session_invalid' | 'forbidden';
/** Callers: staff of the whole society, of the conference `here`, of another society; a person with an account; a stranger. */
type Kind = 'society' | 'local' | 'foreign' | 'account' | 'stranger';
/** Conferences: `here`, another of the same society, one of another society. */
const places = ['here', 'sister', 'abroad'] as const;
type Place = (typeof places)[number];

interface Prober {
  kind: Kind;
  role: StaffRole | null;
  token?: string;
}

export interface RightsOutcome {
  probes: number;
  calls: number;
  callers: number;
  wronglyGranted: string[];
  wronglyRefused: string[];
}

/** Outcome that the contract promises a caller at a conference. A call without `cid` concerns the caller's own society or data. */
function promised({ who }: Call, { kind, role }: Prober, place: Place, named: boolean): Outcome {
  if (who === 'anyone' || who === 'accountOrVisitor') return 'granted';
  if (who === 'account') return kind === 'account' ? 'granted' : 'session_invalid';
  if (role === null) return 'session_invalid';
  if (!who.staff.includes(role)) return 'forbidden';
  if (kind === 'local' && who.society) return 'forbidden';
  if (!named) return 'granted';
  const own: Readonly<Record<string, readonly Place[]>> = { society: ['here', 'sister'], local: ['here'], foreign: [] };
  return own[kind]?.includes(place) ? 'granted' : 'forbidden';
}

function outcomeOf(answer: object): Outcome {
  const { error, refused } = answer as { error?: string; refused?: string };
  const name = error ?? refused;
  return name === 'session_invalid' || name === 'forbidden' ? name : 'granted';
}

/** Returns all callers: each role three times, a person and a stranger. */
async function probers(test: TestApp, ours: number, here: number): Promise<Prober[]> {
  const theirs = await buildSociety(test.db);
  const made: Prober[] = [{ kind: 'stranger', role: null }];
  made.push({ kind: 'account', role: null, token: (await visitor(test)).token });
  for (const role of staffRoles)
    for (const kind of ['society', 'local', 'foreign'] as const) {
      const wish = { email: `${kind}.${role}@example.org`, role, ...(kind === 'local' ? { conferenceId: here } : {}) };
      const staff = await buildStaff(test.db, kind === 'foreign' ? theirs : ours, wish);
      made.push({ kind, role, token: await buildStaffToken(test.db, staff) });
    }
  return made;
}

/** Makes every call of the contract as every caller at every conference, with a valid body and a handler that does nothing. */
export async function probeRights(test: TestApp, onCall: (done: number, all: number) => void): Promise<RightsOutcome> {
  const ours = await buildSociety(test.db);
  const at: Readonly<Record<Place, number>> = {
    here: await buildConference(test.db, { societyId: ours }),
    sister: await buildConference(test.db, { societyId: ours }),
    abroad: await buildConference(test.db),
  };
  const callers = await probers(test, ours, at.here);
  const calls = Object.values(contract).flatMap((group) => Object.values<Call>(group));
  const outcome: RightsOutcome = {
    probes: 0,
    calls: calls.length,
    callers: callers.length,
    wronglyGranted: [],
    wronglyRefused: [],
  };
  for (const [index, call] of calls.entries()) {
    const body = smallestBody(call.body) as object;
    const named = 'entries' in call.body && 'cid' in (call.body.entries as object);
    for (const caller of callers)
      for (const place of named ? places : (['here'] as const)) {
        const answer = await performing(test, {
          call: { ...call, answer: v.object({}) },
          body: named ? { ...body, cid: at[place] } : body,
          ...(caller.token === undefined ? {} : { token: caller.token }),
        });
        outcome.probes += 1;
        const [got, wanted] = [outcomeOf(answer), promised(call, caller, place, named)];
        const line = `${call.path} as ${caller.kind} ${caller.role ?? ''} at ${place}: ${got}, not ${wanted}`;
        if (got === 'granted' && wanted !== 'granted') outcome.wronglyGranted.push(line);
        else if (got !== wanted) outcome.wronglyRefused.push(line);
      }
    onCall(index + 1, calls.length);
  }
  return outcome;
}
