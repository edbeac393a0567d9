import { useReducedMotion } from '@meetingapp/ui/styles/reduced-motion.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';

const STEP_MS = 60;
/** Milliseconds after which each digit stands still, from left to right. */
const SETTLE_MS = 600;

interface RollProps {
  /** The digits that are revealed. */
  text: string;
  className?: string;
  /** Called once all digits stand still. */
  onSettled?: () => void;
}

/** Digits that settle from left to right; without motion they stand at once. The number is fixed before. */
export function Roll({ text, className = 'cj-roll', onSettled }: RollProps) {
  const t = useT('lottery');
  const still = useReducedMotion();
  const [step, setStep] = useState(0);
  const settled = still ? text.length : Math.floor((step * STEP_MS) / SETTLE_MS);
  const moving = settled < text.length;
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setStep((at) => at + 1), STEP_MS);
    return () => clearInterval(timer);
  }, [moving]);
  const stands = useEffectEvent(() => onSettled?.());
  useEffect(() => {
    if (!moving) stands();
  }, [moving]);
  return (
    <div className={className} role="img" aria-label={t('rolling', { number: text })}>
      {[...text].map((digit, at) => (
        <span key={at} className={at < settled ? 'fix' : 'sp'}>
          {at < settled ? digit : (step * 7 + at * 3) % 10}
        </span>
      ))}
    </div>
  );
}
