import { badgePapers, type BadgePaper } from '@meetingapp/domain/checkin/badge.ts';
import { useState } from 'react';
import { storage } from '../../../platform/storage.ts';

export interface DeskSettings {
  /** Point at which this desk checks people in: null for none; undefined: the first entrance. */
  pointId?: number | null;
  paper: BadgePaper;
}

const isPaper = (value: unknown): value is BadgePaper => typeof value === 'string' && value in badgePapers;

function read(cid: number): DeskSettings {
  try {
    const stored: unknown = JSON.parse(storage.get('desk') ?? '{}');
    if (typeof stored !== 'object' || stored === null) return { paper: 'a6' };
    const { cid: of, pointId, paper } = stored as Record<string, unknown>;
    return {
      paper: isPaper(paper) ? paper : 'a6',
      ...(of === cid && (typeof pointId === 'number' || pointId === null) ? { pointId } : {}),
    };
  } catch {
    return { paper: 'a6' };
  }
}

/** What stands on this desk: its paper, and the point at which it checks people in. Stored in this browser. */
export function useDeskSettings(cid: number): [DeskSettings, (next: DeskSettings) => void] {
  const [settings, setSettings] = useState(() => read(cid));
  return [
    settings,
    (next) => {
      storage.set('desk', JSON.stringify({ cid, ...next }));
      setSettings(next);
    },
  ];
}
