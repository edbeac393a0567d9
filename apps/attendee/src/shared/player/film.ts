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

/** False for a broadcast that has no signal at this moment. */
export const hasSource = ({ hls, mp4 }: Pick<Film, 'hls' | 'mp4'>): boolean => (hls ?? mp4) !== null;

/** Handle for components next to the player: a list of chapters, a running order. */
export interface PlayerHandle {
  /** Seeks and plays; opens the film if it is not open yet. */
  playFrom: (milliseconds: number) => void;
}

/** Handle of the player for the frame around it. */
export interface StageHandle extends PlayerHandle {
  /** Replaces the source; plays unless the person had stopped it. */
  resume: (film: Film) => void;
  /** Stops until `resume`: there is no picture. */
  hold: () => void;
}
