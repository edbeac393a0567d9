import { clockIn, momentIn } from '@meetingapp/domain/zoned.ts';
import { ClockPicker, type ClockPickerProps } from './ClockPicker.tsx';
import { shownZone } from './zone.ts';

type Change =
  | { required?: false; change: (at: string | null) => void }
  /** A moment can be replaced, but not removed. */
  | { required: true; change: (at: string) => void };

type MomentPickerProps = Pick<ClockPickerProps, 'disabled' | 'size'> &
  Change & {
    label: string;
    /** ISO 8601 in UTC; null or empty: none. */
    at: string | null;
    /** IANA name; absent: the shown zone. */
    zone?: string;
  };

/** Day and time in a zone, chosen from a calendar or typed; `change` gets null when the moment was removed. */
export function MomentPicker(props: MomentPickerProps) {
  const { label, at, required, zone = shownZone.get(), change: _change, ...control } = props;
  return (
    <ClockPicker
      {...control}
      label={label}
      required={required ?? false}
      value={at ? clockIn(zone, new Date(at)) : ''}
      onChange={(clock) => {
        const moment = momentIn(zone, clock)?.toISOString() ?? null;
        if (!props.required) props.change(moment);
        else if (moment !== null) props.change(moment);
      }}
    />
  );
}
