import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { useSaving } from './use-saving.ts';

interface Seen {
  seen: number | null;
}

interface EditedOptions<Value extends Seen, C extends Call> {
  /** Storage key of the draft. */
  name: string;
  kept: Value;
  call: C;
  /** Prefix of the field names in faults. */
  under: string;
  bodyOf: (value: Value) => BodyOf<C>;
  saved: (answer: AnswerOf<C>) => void;
}

/** Form state of a pane: draft, the server's faults, and saving. */
export function useEdited<Value extends Seen, C extends Call>(options: EditedOptions<Value, C>) {
  const draft = useDraft(options.name, options.kept);
  const { save, busy, faults, clash, settled } = useSaving(options.call, options.under);
  const { value, changed, forget } = draft;
  async function submit(seen = value.seen): Promise<void> {
    const answer = await save(options.bodyOf({ ...value, seen }));
    if (answer === null) return;
    forget();
    options.saved(answer);
  }
  const change = (part: Partial<Value>) => draft.set({ ...value, ...part });
  return { value, change, changed, forget, busy, faults, clash, settled, submit };
}

/** State of an edited item, independent of its type. */
export type Edited = Pick<
  ReturnType<typeof useEdited<Seen, Call>>,
  'changed' | 'forget' | 'busy' | 'clash' | 'settled' | 'submit'
>;
