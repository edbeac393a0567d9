import type { CallFailure } from '../../../lib/call.ts';

/** Why something was not saved, field by field where that is known. */
export function Refusal({ failure }: { failure: CallFailure | null }) {
  if (!failure) return null;
  const { faults, msg } = failure;
  return (
    <div className="note error" role="alert">
      <ul>
        {(faults.length > 0 ? faults.map(({ text }) => text) : [msg]).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** Where somebody else was quicker: their values stand beside one's own, or, where they changed other fields, all is put together. */
export const overtaken = (failure: CallFailure | null, conflicts: number, merged: string): CallFailure | null => {
  if (failure?.name !== 'changed_meanwhile') return failure;
  return conflicts > 0 ? null : { ...failure, msg: merged };
};
