import { strokesOf, typedName } from '@meetingapp/domain/registration/kinds/signature.ts';
import { signaturePath } from '@meetingapp/domain/registration/signature-drawing.ts';

/** A stored signature: its strokes, or the typed name. */
export function SignatureView({ value, label }: { value: string; label: string }) {
  const name = typedName(value);
  if (name !== null) return <span>{name}</span>;
  const lowest = Math.max(...strokesOf(value).flatMap((stroke) => stroke.map(({ y }) => y)), 100);
  return (
    <svg
      className="signature"
      role="img"
      aria-label={label}
      viewBox={`-10 -10 1020 ${lowest + 20}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={signaturePath(value)} />
    </svg>
  );
}
