import { deviceCalls } from '@meetingapp/contract/checkin/device.ts';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { clockText } from '../../../lib/time/dates.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { DoorDevice } from '../device/door-device.ts';
import type { StoredDevice } from '../device/door-store.ts';

interface FindSheetProps {
  door: DoorDevice;
  device: StoredDevice;
  online: boolean;
  onClose: () => void;
}

/** Finds a person whose code cannot be read: in the list on the phone, and by the server where there is a network. */
export function FindSheet({ door, device, online, onClose }: FindSheetProps) {
  const t = useT('checkinDevice');
  const [text, setText] = useState('');
  const wanted = text.trim();
  const asked = online && wanted !== '' ? { device: device.device, text: wanted } : null;
  const { answer } = useCall(deviceCalls.find, asked, { fresh: 0, keepPrevious: true, quiet: true });
  const local = wanted === '' ? [] : door.search(wanted);
  const known = new Set(local.map(({ fingerprint }) => fingerprint));
  const people = [
    ...local.map(({ fingerprint, name, number, role, enteredAt }) => ({
      print: fingerprint,
      name,
      number,
      role,
      institution: answer?.people.find((one) => one.print === fingerprint)?.institution ?? '',
      enteredAt,
    })),
    ...(asked ? (answer?.people ?? []) : []).filter(({ print }) => !known.has(print)),
  ];
  return (
    <Sheet open onClose={onClose} title={t('findTitle')} closeLabel={t('close')} tall>
      <TextField label={t('findField')} value={text} onChange={setText} autoComplete="off" enterKeyHint="search" />
      <ul className="door-people" aria-live="polite">
        {people.map((one) => (
          <li key={one.print}>
            <button
              type="button"
              onClick={() => {
                void door.choose(one.print, one.name);
                onClose();
              }}
            >
              <b>{one.name}</b> <span className="ink-2">{one.number}</span>
              <span className="t-sm ink-2">
                {[one.institution, t(`roles.${one.role}`)].filter(Boolean).join(' · ')}
                {one.enteredAt !== null && ` · ${t('findEntered', { time: clockText(one.enteredAt, device.zone) })}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {wanted !== '' && people.length === 0 && <p className="ink-2">{t('findNone')}</p>}
    </Sheet>
  );
}
