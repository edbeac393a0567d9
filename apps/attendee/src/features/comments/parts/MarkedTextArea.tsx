import type { FoundDetail } from '@meetingapp/domain/comments/patient-details.ts';

interface MarkedTextAreaProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  /** Stretches that are marked in the text. */
  marks: readonly FoundDetail[];
  describedBy?: string | undefined;
}

/** A text field that grows with its text and marks stretches of it. */
export function MarkedTextArea({
  label,
  placeholder,
  value,
  onChange,
  maxLength,
  marks,
  describedBy,
}: MarkedTextAreaProps) {
  return (
    <div className="cm-write">
      <div aria-hidden="true">
        {marks.map(({ from, to }, at) => (
          <span key={from}>
            {value.slice(marks[at - 1]?.to ?? 0, from)}
            <mark>{value.slice(from, to)}</mark>
          </span>
        ))}
        {value.slice(marks.at(-1)?.to ?? 0)}
        {'\u200B'}
      </div>
      <textarea
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={marks.length > 0 || undefined}
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
