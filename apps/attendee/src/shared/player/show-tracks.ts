import type { Film } from './film.ts';
import type { VideoPlayer } from './load-library.ts';
import type { PlayerWords } from './player-words.ts';

/** Adds captions, and chapters as a menu and as marks on the timeline. */
export function showTracks(player: VideoPlayer, film: Film, words: PlayerWords): void {
  for (const { language, label, address } of film.captions)
    player.addRemoteTextTrack({ kind: 'subtitles', src: address, srclang: language, label }, false);
  if (film.chapters.length < 2) return;
  player.one('loadedmetadata', () => {
    const end = player.duration() ?? 0;
    const label = words['Chapters'] ?? 'Chapters';
    // Typed as the element, but it is the player's own object with the track as a property.
    const { track } = player.addRemoteTextTrack({ kind: 'chapters', label }, false) as unknown as { track: TextTrack };
    for (const [index, { at, title }] of film.chapters.entries()) {
      const until = film.chapters[index + 1]?.at ?? end * 1000;
      if (until > at) track.addCue(new VTTCue(at / 1000, until / 1000, title));
    }
    const bar = player.getChild('controlBar');
    const menu = bar?.getChild('chaptersButton') as { update: () => void } | undefined;
    menu?.update();
    const line = bar?.getDescendant('progressControl', 'seekBar')?.el();
    for (const { at } of film.chapters) {
      if (at <= 0 || at >= end * 1000) continue;
      const mark = document.createElement('i');
      mark.className = 'chapter-mark';
      mark.style.left = `${(at / (end * 10)).toFixed(3)}%`;
      line?.append(mark);
    }
  });
}
