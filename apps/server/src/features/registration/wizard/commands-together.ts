import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { decideTogether } from '../../../db/places/hold.ts';
import type { Hold, HoldOutcome } from '../../../db/places/place-request.ts';
import { insertDrafts } from '../record/commands-insert.ts';
import type { RegistrationRow } from '../record/queries.ts';
import { personKey } from '../record/queries-person.ts';
import { chooseFirstFee, draftOf, type Checked } from './commands.ts';

type Verdict = { ok: true; row: RegistrationRow } | { ok: false; reason: 'branch_full' | 'fee_sold_out' };

/**
 * As `saveRegistration` for several checked people who begin to register, in few statements; places are given in this order. Null for a
 * person who must be saved alone, because a registration or draft of theirs exists, or their fee is refused. The stocks are locked before
 * the drafts are inserted: a draft that is refused its place would have to be deleted, for which PostgreSQL looks into every table that may
 * refer to it.
 */
export async function saveTogether(
  transaction: DatabaseTransaction,
  people: readonly Checked[],
): Promise<(Verdict | null)[]> {
  const wanted = await wantedOf(transaction, people);
  const outcomes = await outcomesOf(transaction, wanted);
  const granted = wanted.filter((_, index) => outcomes[index]?.ok !== false);
  const rows = await insertDrafts(
    transaction,
    granted.map(({ draft, hold }) => ({ ...draft, wishes: hold?.wishes ?? [] })),
  );
  const verdicts = new Map<number, Verdict>();
  for (const [index, { place, draft }] of wanted.entries()) {
    const row = rows.get(draft.card_id);
    const outcome = outcomes[index];
    if (row) verdicts.set(place, { ok: true, row });
    // A person who was not inserted leaves a place for those who were refused.
    else if (outcome?.ok === false && rows.size === granted.length)
      verdicts.set(place, refused(outcome.short.kind === 'branch' ? 'branch_full' : 'fee_sold_out'));
  }
  return people.map((_, place) => verdicts.get(place) ?? null);
}

interface Wanted {
  /** In the list of people. */
  place: number;
  draft: ReturnType<typeof draftOf>;
  hold: Hold | null;
}

/** What each person wants; without those whose fee is refused, and who stand before in the list. */
async function wantedOf(transaction: DatabaseTransaction, people: readonly Checked[]): Promise<Wanted[]> {
  const wanted: Wanted[] = [];
  const seen = new Set<string>();
  for (const [place, checked] of people.entries()) {
    const { wish, answers, setting } = checked;
    const person = personKey(answers, setting, wish.accountId);
    const fee = await chooseFirstFee(transaction, checked);
    const key = `${wish.conferenceId} ${person}`;
    if (!fee.ok || seen.has(key)) continue;
    seen.add(key);
    // The draft has no id yet; a number below zero is nobody's.
    const hold = fee.hold && { ...fee.hold, registrationId: -1 - place };
    wanted.push({ place, draft: draftOf(checked, person, hold), hold });
  }
  return wanted;
}

/** The outcome for each person who wants places, in their order; undefined for one who wants none. */
async function outcomesOf(
  transaction: DatabaseTransaction,
  wanted: readonly Wanted[],
): Promise<(HoldOutcome | undefined)[]> {
  const holds = wanted.flatMap(({ hold }) => (hold ? [hold] : []));
  const outcomes = holds.length > 0 ? await decideTogether(transaction, holds) : [];
  const byId = new Map(holds.map(({ registrationId }, index) => [registrationId, outcomes[index]]));
  return wanted.map(({ hold }) => (hold ? byId.get(hold.registrationId) : undefined));
}
