/** A film that may be played now. Addresses are signed and for this person only. */
export interface Film {
  hls: string | null;
  mp4: string | null;
  captions: readonly { language: string; label: string; address: string }[];
  chapters: readonly Chapter[];
  /** Where the person was, in milliseconds. */
  position: number;
}

export interface Chapter {
  /** Milliseconds from the beginning. */
  at: number;
  title: string;
}

/** `text`: why not, in the person's language. */
export type Opening = { ok: true; film: Film } | { ok: false; text: string; mayTryAgain: boolean };

/** For those who stand beside the player: a list of chapters, a running order. */
export interface PlayerHandle {
  /** Goes there and plays; opens the film where it is not open yet. */
  playFrom: (milliseconds: number) => void;
}
