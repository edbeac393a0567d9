import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import { useFieldDraft, type FieldDraft } from '../../../lib/forms/use-field-draft.ts';
import { useSaving } from './use-saving.ts';

interface Seen {
  seen: number | null;
}

interface EditedOptions<Value extends Seen, C extends Call> {
  /** Storage key of the draft, up to the number of the item. */
  name: string;
  /** Null: a new one. */
  id: number | null;
  kept: Value;
  call: C;
  /** Prefix of the field names in faults. */
  under: string;
  bodyOf: (value: Value) => BodyOf<C>;
  /** The number of the saved item. */
  idOf: (answer: AnswerOf<C>) => number;
  saved: (id: number) => void;
}

/** Form state of a pane: draft, the server's faults, and saving. */
export function useEdited<Value extends Seen, C extends Call>(options: EditedOptions<Value, C>) {
  const draft = useFieldDraft<Value>(`${options.name}/${options.id ?? 'new'}`, options.kept);
  const { save, busy, faults, clash, settled } = useSaving(options.call, options.under);
  const { value, changed, forget, change } = draft;
  async function submit(): Promise<void> {
    const answer = await save(options.bodyOf(value));
    if (answer === null) return;
    const id = options.idOf(answer);
    draft.settle(value, `${options.name}/${id}`);
    options.saved(id);
  }
  return { draft, value, change, changed, forget, busy, faults, clash, settled, submit };
}

/** State of an edited item, independent of its type. */
export type Edited<Value extends object> = { draft: FieldDraft<Value> } & Pick<
  ReturnType<typeof useEdited<Seen, Call>>,
  'changed' | 'forget' | 'busy' | 'clash' | 'settled' | 'submit'
>;
