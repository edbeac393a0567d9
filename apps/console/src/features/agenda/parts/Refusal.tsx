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
