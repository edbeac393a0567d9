import './ticket-code.css';
import { ticketCalls } from '@meetingapp/contract/checkin/ticket.ts';
import { QrCode } from '@meetingapp/ui/data/QrCode.tsx';
import { WINDOW_MS } from '@meetingapp/domain/checkin/moving-part.ts';
import { useEffect, useState } from 'react';
import { useCall } from '../../lib/calls/use-call.ts';

interface TicketCodeProps {
  regId: number | string;
  /** Shown until the ticket is known, and offline. */
  entryCode: string;
  label: string;
  /** Says that the code changes; shown only then. */
  moves: string;
}

/** A code that changes, as it shows now, and for how many milliseconds. */
interface Moving {
  text: string;
  left: number;
}

/** The QR code of the person's ticket. It changes every 30 seconds where the organiser wants it. */
export function TicketCode({ regId, entryCode, label, moves }: TicketCodeProps) {
  const { answer } = useCall(ticketCalls.ticket, { regid: regId }, { quiet: true, kept: true });
  const code = answer?.ticketCode || entryCode;
  const key = answer?.movingKey ?? null;
  const [moving, setMoving] = useState<Moving | null>(null);
  useEffect(() => {
    if (key === null) return;
    let timer = 0;
    let over = false;
    async function show(shownKey: string) {
      window.clearTimeout(timer);
      const { movingCode, untilNext, codeMoment } = await import('./moving-code.ts');
      const at = await codeMoment();
      const text = await movingCode(code, shownKey, at);
      if (over) return;
      const left = untilNext(at);
      setMoving({ text, left });
      timer = window.setTimeout(() => void show(shownKey), left);
    }
    // A page in the background is not woken in time.
    const seen = () => document.visibilityState === 'visible' && void show(key);
    void show(key);
    document.addEventListener('visibilitychange', seen);
    return () => {
      over = true;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [code, key]);
  const shown = key === null ? null : moving;
  return (
    <>
      <QrCode value={shown?.text ?? code} label={label} size="3.6rem" level="M" />
      {shown && (
        <>
          <span className="ticket-left" aria-hidden="true">
            <i key={shown.text} style={{ animationDelay: `${shown.left - WINDOW_MS}ms` }} />
          </span>
          <p className="t-sm ink-2 ticket-moves">{moves}</p>
        </>
      )}
    </>
  );
}
