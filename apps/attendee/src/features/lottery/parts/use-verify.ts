import type { Drawn } from '@meetingapp/domain/lottery/draw.ts';
import { verifyStep, verifySteps, type VerifyStep } from '@meetingapp/domain/lottery/verify.ts';
import { useEffect, useState } from 'react';
import { recordOf, type PublishedRecord } from '../view.ts';

export interface Verified {
  steps: Partial<Record<VerifyStep, boolean>>;
  /** What was drawn here; empty until the last step. */
  drawn: Drawn[];
  /** Milliseconds that the computation took; null: it runs. */
  took: number | null;
}

const none: Verified = { steps: {}, drawn: [], took: null };

/** Recomputes a record in this browser, step by step, so that each step is shown as it ends. another `round` starts over. */
export function useVerify(published: PublishedRecord | null, round: number): Verified {
  const [verified, setVerified] = useState(none);
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const record = published && recordOf(published);
    const run = (at: number, sofar: Verified, spent: number): void => {
      const step = verifySteps[at];
      if (!wanted || !record) return;
      if (step === undefined) return setVerified({ ...sofar, took: spent });
      const began = performance.now();
      const { ok, drawn } = verifyStep(record, step);
      const next = { ...sofar, steps: { ...sofar.steps, [step]: ok }, drawn };
      const took = spent + performance.now() - began;
      setVerified(next);
      timer = setTimeout(() => run(at + 1, next, took), 0);
    };
    timer = setTimeout(() => {
      setVerified(none);
      run(0, none, 0);
    }, 0);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [published, round]);
  return verified;
}
