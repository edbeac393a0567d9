import { deskCalls, type DeskPerson } from '@meetingapp/contract/checkin/desk.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { App } from 'antd';
import { useRef } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { printPdf } from '../badge/print-pdf.ts';
import { useSettle } from '../badge/use-settle.ts';
import type { DeskSettings } from './settings.ts';

const UNDO_MS = 30_000;
const refreshes = [deskCalls.deskToday, deskCalls.deskFind, deskCalls.deskPerson, deskCalls.deskBadge];

interface Passed {
  regId: number;
  name: string;
  scanId: string;
  at: number;
}

interface Passing {
  renew: boolean;
  /** Point at which the person is checked in; null: nowhere. */
  at: number | null;
  /** When the work on this person began, in milliseconds since 1970; null: it is not measured. */
  begun: number | null;
}

const LONGEST_SECONDS = 3600;
const secondsSince = (begun: number | null): number | null =>
  begun === null ? null : Math.min(LONGEST_SECONDS, Math.max(0, Math.round((Date.now() - begun) / 1000)));

/** Prints a badge and checks its person in, and takes the last check-in back. */
export function usePass(cid: number, { paper }: DeskSettings) {
  const t = useT('checkinDesk');
  const reasons = useT('checkinConsole');
  const language = useLanguage();
  const { message } = App.useApp();
  const passing = useChange(deskCalls.deskPass, { refreshes });
  const undoing = useChange(deskCalls.deskUndo, { refreshes });
  const { report } = useSettle();
  const last = useRef<Passed | null>(null);

  /** False when nothing was printed. */
  async function pass({ regId, name }: Pick<DeskPerson, 'regId' | 'name'>, { renew, at, begun }: Passing) {
    const scanId = crypto.randomUUID();
    const outcome = await passing.change({
      cid,
      regId,
      scanId,
      pointId: at,
      paper,
      renew,
      deskSeconds: secondsSince(begun),
    });
    if (!outcome.ok) return false;
    const { pdf, printId, fits, missing, verdict } = outcome.answer;
    void report(printId, printPdf(pdf));
    if (missing.length > 0) void message.warning(t('missing', { name, characters: missing.join(' ') }), 8);
    if (!fits) void message.warning(t('small', { name }), 6);
    if (verdict?.kind === 'refuse')
      void message.warning(t('doneRefused', { name, reason: reasons(`reasons.${verdict.reason as 'unknown'}`) }), 8);
    else if (verdict?.kind === 'already') void message.info(t('doneAlready', { name }), 4);
    else void message.success(t(verdict ? 'done' : 'donePrinted', { name }), 3);
    last.current = verdict?.kind === 'admit' ? { regId: Number(regId), name, scanId, at: Date.now() } : null;
    return true;
  }

  async function undo() {
    const one = last.current;
    if (!one || Date.now() - one.at > UNDO_MS) {
      void message.info(t('nothingToUndo'), 3);
      return;
    }
    last.current = null;
    const { regId, name, scanId } = one;
    const outcome = await undoing.change({ cid, regId, scanId: crypto.randomUUID(), undoes: scanId });
    if (!outcome.ok) return;
    const kept = outcome.answer.kept.map((one) => pickLanguage(one, language));
    if (kept.length === 0) void message.success(t('undone', { name }), 3);
    else void message.warning(t('undoneKept', { name, what: joinList(kept, language) }), 8);
  }
  return { pass, undo, busy: passing.busy };
}
