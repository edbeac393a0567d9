import { speakerSlidesCalls as calls } from '@meetingapp/contract/speakers/slides.ts';
import { speakerCalls } from '@meetingapp/contract/speakers/task.ts';
import { kindOfName, slideLimits } from '@meetingapp/domain/speakers/slides.ts';
import { showSuccess } from '@meetingapp/ui/feedback/feedback.ts';
import { useEffect, useRef, useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { sendSlides, type TaskOfPerson } from './send-slides.ts';

interface Running {
  name: string;
  bytes: number;
  sent: number;
}

export interface SlidesUpload {
  running: Running | null;
  /** Seconds until the end at the speed so far; null: not known yet. */
  left: number | null;
  wrong: string;
  put: (file: File) => Promise<void>;
  stop: () => void;
}

/** Sends slides of a task and says what came of it. */
export function useSlidesUpload(who: TaskOfPerson): SlidesUpload {
  const t = useT('speakerSlides');
  const [running, setRunning] = useState<Running | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  const [wrong, setWrong] = useState('');
  const control = useRef<AbortController | null>(null);
  // Pieces that were sent stay on the server for the next attempt.
  useEffect(() => () => control.current?.abort(), []);

  async function put(file: File): Promise<void> {
    const kind = kindOfName(file.name);
    if (kind === null) return setWrong(t('wrongKind', { name: file.name }));
    if (file.size > slideLimits[kind]) return setWrong(t(kind === 'video' ? 'tooLargeVideo' : 'tooLarge'));
    if (file.size === 0) return setWrong(t('empty'));
    const stopping = new AbortController();
    control.current = stopping;
    let from: number | null = null;
    const since = Date.now();
    setWrong('');
    setLeft(null);
    setRunning({ name: file.name, bytes: file.size, sent: 0 });
    const failure = await sendSlides(file, {
      who,
      signal: stopping.signal,
      progress: (sent) => {
        from ??= sent;
        const speed = (sent - from) / Math.max(1, Date.now() - since);
        setLeft(speed > 0 ? Math.ceil((file.size - sent) / speed / 1000) : null);
        setRunning({ name: file.name, bytes: file.size, sent });
      },
    });
    setRunning(null);
    invalidate(calls.slides);
    invalidate(speakerCalls.steps);
    if (failure === null) showSuccess(t('done'));
    else if (!stopping.signal.aborted) setWrong(failure.name === 'offline' ? t('broken') : failure.msg);
  }
  return { running, left, wrong, put, stop: () => control.current?.abort() };
}
