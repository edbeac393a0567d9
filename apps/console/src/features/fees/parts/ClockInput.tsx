import { clockIn, momentIn } from '@meetingapp/domain/zoned.ts';
import { Input } from 'antd';

interface ClockInputProps {
  label: string;
  zone: string;
  /** ISO 8601 in UTC. */
  at: string;
  change: (at: string) => void;
}

/** A day and a time by the clock of the conference's place. */
export function ClockInput({ label, zone, at, change }: ClockInputProps) {
  const moment = new Date(at);
  return (
    <Input
      type="datetime-local"
      aria-label={label}
      value={Number.isNaN(moment.getTime()) ? '' : clockIn(zone, moment)}
      onChange={(event) => {
        const typed = momentIn(zone, event.target.value);
        if (typed) change(typed.toISOString());
      }}
    />
  );
}
