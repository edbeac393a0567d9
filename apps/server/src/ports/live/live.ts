import { join } from 'node:path';
import type { LiveSettings } from '../settings.ts';
import { aliyunLive } from './aliyun.ts';
import { ownLive } from './own.ts';
import type { LiveProvider, LiveProviderId } from './provider.ts';
import { recordingsIn, type Recordings } from './recordings.ts';
import { signalsIn, type Signals } from './signals.ts';
import { tencentLive } from './tencent.ts';

/** Receives and stores live pictures. */
export interface LivePort {
  /** The built-in one is always present; a cloud's when it is configured. */
  provider(id: LiveProviderId): LiveProvider | null;
  recordings: Recordings;
  signals: Signals;
}

export interface LivePlaces {
  dataDir: string;
  publicUrl: string;
  /** The media secret; see `mediaSecret`. */
  secret: string;
}

export function livePort(settings: LiveSettings, { dataDir, publicUrl, secret }: LivePlaces): LivePort {
  const providers: Record<LiveProviderId, LiveProvider | null> = {
    own: ownLive({ pushUrl: settings.pushUrl, secret }),
    tencent: settings.tencent && tencentLive(settings.tencent),
    aliyun: settings.aliyun && aliyunLive(settings.aliyun, publicUrl),
  };
  return {
    provider: (id) => providers[id],
    recordings: recordingsIn(join(dataDir, 'live', 'recordings')),
    signals: signalsIn(dataDir),
  };
}
