import { randomUUID } from 'node:crypto';
import { cameraAdmission } from '@meetingapp/domain/checkin/camera-admission.ts';
import { deviceCalls } from '@meetingapp/contract/checkin/device.ts';
import { addressOf, isOk, type Caller } from './caller.ts';

/** One ticket in ten is shown at two gates at the same moment. */
export const shownTwice = 10;
/** One scan in seven is sent again, as after an answer that was lost. */
const SENT_AGAIN = 7;

export interface Gates {
  caller: Caller;
  /** Tokens of the devices. */
  tokens: readonly string[];
}

export interface Shown {
  /** The ticket was admitted at exactly one gate. */
  admitted: boolean;
  /** Presentations that were refused because the ticket had been admitted. */
  again: number;
  /** Another rule of the entrance refused the ticket. */
  refused: boolean;
}

/** A ticket is shown at a gate; some are shown at a second one at once. */
export async function show({ caller, tokens }: Gates, print: number, index: number): Promise<Shown> {
  const scan = async (gate: number): Promise<string> => {
    const device = tokens[gate % tokens.length] ?? '';
    const made = {
      id: randomUUID(),
      ...cameraAdmission,
      print,
      at: Date.now(),
    } as const;
    const body = { device, scans: [made], cursor: null, clock: Date.now(), battery: null, unsent: 0 };
    const player = { address: addressOf(60_000 + (gate % tokens.length)) };
    const send = () => caller.ask(deviceCalls.sync, body, player);
    const answer = await send();
    if (index % SENT_AGAIN === 0) await send();
    return isOk(answer) ? (answer.verdicts[0]?.kind ?? '') : '';
  };
  const kinds = await Promise.all(
    index % shownTwice === 0 && tokens.length > 1 ? [scan(index), scan(index + 1)] : [scan(index)],
  );
  const admissions = kinds.filter((kind) => kind === 'admit').length;
  return {
    admitted: admissions === 1,
    again: kinds.filter((kind) => kind === 'already').length,
    refused: admissions === 0 && kinds.every((kind) => kind === 'refuse'),
  };
}
