export type LiveProviderId = 'own' | 'tencent' | 'aliyun';

/** As a studio's program asks for it: OBS in two fields; with a slash between them the address for ffmpeg. */
export interface PushAddress {
  server: string;
  key: string;
}

export interface StudioStream {
  /** Public: it stands in viewers' addresses. */
  name: string;
  /** Only the studio knows it. */
  secret: string;
}

/** A message of a stream server, as it came. */
export interface RawCallback {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  query: Readonly<Record<string, string | undefined>>;
  body: string;
}

export type LiveNews =
  /** `secret`: what the studio showed, to be judged by us; null: the provider has judged it. */
  | { kind: 'on'; name: string; client: string; secret: string | null }
  | { kind: 'off'; name: string; client: string }
  | { kind: 'recorded'; name: string }
  /** Of no interest here. */
  | { kind: 'other' };

export type CallbackOutcome = { ok: true; news: LiveNews } | { ok: false; reason: 'forged' | 'malformed' | 'late' };

/** How pictures come in and go out: our own nginx, or a cloud's. */
export interface LiveProvider {
  readonly id: LiveProviderId;
  /** Clouds sign the address until then; ours holds until the key is changed. */
  pushAddress(stream: StudioStream, until: Date): PushAddress;
  /** Where viewers fetch the playlist; null: this server gives it out itself. */
  playAddress(streamName: string, until: Date): string | null;
  parseCallback(callback: RawCallback, now: Date): CallbackOutcome;
}
