import { ticketCalls } from '@meetingapp/contract/checkin/ticket.ts';
import { QrCode } from '@meetingapp/ui/data/QrCode.tsx';
import { useEffect, useState } from 'react';
import { useCall } from '../../lib/calls/use-call.ts';
import { serverClock } from '../../lib/time/server-clock.ts';

interface TicketCodeProps {
  regId: number | string;
  /** Shown until the ticket is known, and offline. */
  entryCode: string;
  label: string;
}

/** The QR code of the person's ticket. It changes every 30 seconds where a point of the conference asks for it. */
export function TicketCode({ regId, entryCode, label }: TicketCodeProps) {
  const { answer } = useCall(ticketCalls.ticket, { regid: regId }, { quiet: true, kept: true });
  const code = answer?.ticketCode || entryCode;
  const key = answer?.movingKey ?? null;
  const [moving, setMoving] = useState<string | null>(null);
  useEffect(() => {
    if (key === null) return;
    let timer = 0;
    let over = false;
    async function show(shownKey: string) {
      const { movingCode, untilNext } = await import('./moving-code.ts');
      const at = serverClock.now();
      const next = await movingCode(code, shownKey, at);
      if (over) return;
      setMoving(next);
      timer = window.setTimeout(() => void show(shownKey), untilNext(at));
    }
    void show(key);
    return () => {
      over = true;
      window.clearTimeout(timer);
    };
  }, [code, key]);
  return <QrCode value={(key === null ? null : moving) ?? code} label={label} size="3.6rem" level="M" />;
}
