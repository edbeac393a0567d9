import { agendaCalls } from '@meetingapp/contract/agenda/plan.ts';
import type { PlanItem } from '@meetingapp/contract/agenda/plan.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useAccount } from '../../lib/session/account.ts';
import { ask } from '../../lib/calls/call-cache.ts';
import { send } from '../../lib/calls/call.ts';
import { idbStore } from '../../lib/storage/idb-store.ts';
import { randomKey } from '../../lib/calls/random-key.ts';
import { presentLogIn } from '../../lib/calls/request-token.ts';

/** `session/12` or `talk/34`. */
type Key = string;
interface Plan {
  items: readonly Key[];
  /** Changes not yet on the server: made offline, or by an anonymous visitor who may log in later. */
  pending: Readonly<Record<Key, 'added' | 'removed'>>;
}

const nothing: Plan = { items: [], pending: {} };
const plans = new Map<string, Plan>();
const readers = new Set<() => void>();
const storeKey = (cid: string): string => `plan:${cid}`;
export const planKey = ({ item, id }: PlanItem): Key => `${item}/${id}`;
const itemOf = (key: Key): PlanItem => {
  const [item, id] = key.split('/');
  return { item: item as PlanItem['item'], id: Number(id) };
};

function keep(cid: string, plan: Plan): void {
  plans.set(cid, plan);
  void idbStore.put(storeKey(cid), plan);
  for (const reader of readers) reader();
}

/** The server's items with the pending changes applied. */
function merged(items: readonly PlanItem[], pending: Plan['pending']): Key[] {
  const keys = new Set(items.map(planKey));
  for (const [key, act] of Object.entries(pending)) {
    if (act === 'added') keys.add(key);
    else keys.delete(key);
  }
  return [...keys];
}

async function load(cid: string): Promise<void> {
  const kept = plans.get(cid) ?? (await idbStore.get<Plan>(storeKey(cid)))?.value ?? nothing;
  keep(cid, kept);
  if (presentLogIn() === null) return;
  await flush(cid);
  const asked = await ask(agendaCalls.plan, { cid }, { quiet: true, fresh: 0 });
  const { pending } = plans.get(cid) ?? nothing;
  if (asked.ok) keep(cid, { items: merged(asked.answer.items, pending), pending });
}

const sending = new Set<string>();

/** Sends pending changes to the server; offline they wait. */
async function flush(cid: string): Promise<void> {
  const { pending } = plans.get(cid) ?? nothing;
  const sent = Object.entries(pending);
  if (sent.length === 0 || presentLogIn() === null || sending.has(cid)) return;
  sending.add(cid);
  const of = (act: 'added' | 'removed') => sent.filter(([, one]) => one === act).map(([key]) => itemOf(key));
  const body = { cid, added: of('added'), removed: of('removed') };
  const outcome = await send(agendaCalls.changePlan, body, { quiet: true, key: randomKey() });
  sending.delete(cid);
  if (!outcome.ok) return;
  const now = plans.get(cid)?.pending ?? {};
  const rest = Object.fromEntries(Object.entries(now).filter(([key, act]) => pending[key] !== act));
  keep(cid, { items: merged(outcome.answer.items, rest), pending: rest });
  if (Object.keys(rest).length > 0) await flush(cid);
}

function toggle(cid: string, item: PlanItem): void {
  const key = planKey(item);
  const { items, pending } = plans.get(cid) ?? nothing;
  const there = items.includes(key);
  keep(cid, {
    items: there ? items.filter((one) => one !== key) : [...items, key],
    pending: { ...pending, [key]: there ? 'removed' : 'added' },
  });
  void flush(cid);
}

export interface MyPlan {
  has: (item: PlanItem) => boolean;
  toggle: (item: PlanItem) => void;
  size: number;
}

/** The person's plan of a conference: on the phone at once, on the server as soon as there is a network and a log-in. */
export function usePlan(cid: string): MyPlan {
  const { loggedIn } = useAccount();
  const plan = useSyncExternalStore(
    (reader) => {
      readers.add(reader);
      return () => readers.delete(reader);
    },
    () => plans.get(cid) ?? nothing,
    () => nothing,
  );
  useEffect(() => {
    void load(cid);
    const online = (): void => void flush(cid);
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [cid, loggedIn]);
  const keys = new Set(plan.items);
  return { has: (item) => keys.has(planKey(item)), toggle: (item) => toggle(cid, item), size: keys.size };
}
