/** A film that may be played. Addresses are signed and valid for this person only. */
export interface Film {
  hls: string | null;
  mp4: string | null;
  captions: readonly { language: string; label: string; address: string }[];
  chapters: readonly Chapter[];
  /** Saved position in milliseconds. */
  position: number;
}

export interface Chapter {
  /** Milliseconds from the start. */
  at: number;
  title: string;
}

/** `text`: reason of the refusal, in the person's language. */
export type Opening = { ok: true; film: Film } | { ok: false; text: string; mayTryAgain: boolean };

/** Handle for components next to the player: a list of chapters, a running order. */
export interface PlayerHandle {
  /** Seeks and plays; opens the film if it is not open yet. */
  playFrom: (milliseconds: number) => void;
}
