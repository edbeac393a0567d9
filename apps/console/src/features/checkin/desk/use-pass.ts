import { deskCalls, type DeskPerson } from '@meetingapp/contract/checkin/desk.ts';
import { App } from 'antd';
import { useRef } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { printPdf } from '../badge/print-pdf.ts';
import type { DeskSettings } from './settings.ts';

const UNDO_MS = 30_000;
const refreshes = [deskCalls.deskToday, deskCalls.deskFind, deskCalls.deskPerson];

interface Passed {
  regId: number;
  name: string;
  scanId: string;
  at: number;
}

/** Prints a badge and checks its person in, and takes the last check-in back. */
export function usePass(cid: number, pointId: number | null, { paper }: DeskSettings) {
  const t = useT('checkinDesk');
  const reasons = useT('checkinConsole');
  const { message } = App.useApp();
  const passing = useChange(deskCalls.deskPass, { refreshes });
  const undoing = useChange(deskCalls.deskUndo, { refreshes });
  const last = useRef<Passed | null>(null);

  /** False when nothing was printed. */
  async function pass({ regId, name }: Pick<DeskPerson, 'regId' | 'name'>, renew: boolean, at = pointId) {
    const scanId = crypto.randomUUID();
    const outcome = await passing.change({ cid, regId, scanId, pointId: at, paper, renew });
    if (!outcome.ok) return false;
    const { pdf, fits, verdict } = outcome.answer;
    printPdf(pdf);
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
    if (outcome.ok) void message.success(t('undone', { name }), 3);
  }
  return { pass, undo, busy: passing.busy };
}
