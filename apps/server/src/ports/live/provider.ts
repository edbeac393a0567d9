export type LiveProviderId = 'own' | 'tencent' | 'aliyun';

/** As the studio's program needs it: two fields in OBS; joined by a slash for ffmpeg. */
export interface PushAddress {
  server: string;
  key: string;
}

export interface StudioStream {
  /** Public: part of viewers' addresses. */
  name: string;
  /** Known to the studio only. */
  secret: string;
}

/** A callback of a stream server, as received. */
export interface RawCallback {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  query: Readonly<Record<string, string | undefined>>;
  body: string;
}

export type LiveNews =
  /** `secret`: sent by the studio, to be verified here; null: the provider has verified it. */
  | { kind: 'on'; name: string; client: string; secret: string | null }
  | { kind: 'off'; name: string; client: string }
  | { kind: 'recorded'; name: string }
  /** Not relevant here. */
  | { kind: 'other' };

export type CallbackOutcome = { ok: true; news: LiveNews } | { ok: false; reason: 'forged' | 'malformed' | 'late' };

/** Ingest and playback: the bundled nginx, or a cloud. */
export interface LiveProvider {
  readonly id: LiveProviderId;
  /** Clouds sign the address until this time; the bundled nginx accepts it until the key is changed. */
  pushAddress(stream: StudioStream, until: Date): PushAddress;
  /** Address of the playlist for viewers; null: this server serves it. */
  playAddress(streamName: string, until: Date): string | null;
  parseCallback(callback: RawCallback, now: Date): CallbackOutcome;
}
