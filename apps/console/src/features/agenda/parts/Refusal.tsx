import type { CallFailure } from '../../../lib/calls/call.ts';

/** Why a save was refused, by field where known. */
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

/**
 * Adapts the refusal when somebody else saved first: their values are shown beside the user's, or, where other fields changed, the two
 * are merged.
 */
export const overtaken = (failure: CallFailure | null, conflicts: number, merged: string): CallFailure | null => {
  if (failure?.name !== 'changed_meanwhile') return failure;
  return conflicts > 0 ? null : { ...failure, msg: merged };
};
