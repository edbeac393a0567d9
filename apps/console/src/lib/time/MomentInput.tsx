import { clockIn, momentIn } from '@meetingapp/domain/zoned.ts';
import { Input } from 'antd';

interface MomentInputProps {
  label: string;
  zone: string;
  /** ISO 8601 in UTC. */
  at: string;
  change: (at: string) => void;
}

/** Day and time in the conference's zone. */
export function MomentInput({ label, zone, at, change }: MomentInputProps) {
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
