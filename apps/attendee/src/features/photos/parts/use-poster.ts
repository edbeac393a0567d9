import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { photoCalls, ShownTemplate } from '@meetingapp/contract/photos/photo.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { clearArea, clearPlacement, coveredFaces } from '@meetingapp/domain/photos/faces.ts';
import { afterGesture, type Gesture, type Placement } from '@meetingapp/domain/photos/placement.ts';
import { photoWindow, textBoxes } from '@meetingapp/domain/photos/photo-window.ts';
import { useState } from 'react';
import { addressOf } from '../../../lib/navigation/address.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { daysText } from '../../../lib/time/dates.ts';
import { drawPoster, picturesOf } from './draw-poster.ts';
import { usePictures } from './use-pictures.ts';
import type { Photo } from './use-photo.ts';
import type { PosterWords } from './WordFields.tsx';

export type PhotoPage = AnswerOf<(typeof photoCalls)['templates']>;

/** Everything about the poster that is being made: chosen template, words, and where the photo lies in each template. */
export function usePoster(cid: string, page: PhotoPage, photo: Photo | null) {
  const language = useLanguage();
  const [number, setNumber] = useState<number | null>(null);
  const [changed, setChanged] = useState<Partial<PosterWords>>({});
  const [placements, setPlacements] = useState<Partial<Record<number, Placement>>>({});
  const template = page.templates.find((one) => one.number === number) ?? page.templates[0];
  const pictures = usePictures(page.templates.flatMap(({ layout }) => picturesOf(layout)));
  const words: PosterWords = {
    name: page.person.name,
    affiliation: page.person.affiliation,
    line: joinList([daysText(page.startsOn, page.endsOn, language), page.city], language, 'clauses'),
    ...changed,
  };
  const other = page.title[language === 'zh' ? 'en' : 'zh'];
  const conference = pickLanguage(page.title, language);
  const values = {
    ...words,
    conference,
    otherTitle: other === conference ? '' : other,
    address: location.origin + addressOf('conferenceIndex', { cid }, {}, {}),
  };

  const sceneOf = ({ layout }: ShownTemplate) => ({ window: photoWindow(layout), texts: textBoxes(layout) });
  function placementOf(one: ShownTemplate): Placement | null {
    const { window, texts } = sceneOf(one);
    if (!photo || !window) return null;
    return placements[one.number] ?? clearPlacement(photo.faces ?? [], { photo: photo.picture, window, texts });
  }
  const drawing = (one: ShownTemplate) => {
    const placement = placementOf(one);
    const placed = photo && placement ? { picture: photo.picture, placement } : null;
    return (context: CanvasRenderingContext2D) =>
      drawPoster(context, { template: one, values, language, photo: placed, pictures });
  };

  const placement = template ? placementOf(template) : null;
  const { window, texts } = template ? sceneOf(template) : { window: null, texts: [] };
  const scene = photo && window ? { photo: photo.picture, window, texts } : null;
  /** Places the photo anew; several gestures may come before the page is drawn again. */
  function place(next: (now: Placement, own: NonNullable<typeof scene>) => Placement): void {
    if (!template || !placement || !scene) return;
    const { number: at } = template;
    setPlacements((all) => ({ ...all, [at]: next(all[at] ?? placement, scene) }));
  }
  return {
    template,
    words,
    placement,
    window,
    drawing,
    /** Where faces belong: shown where the browser cannot find faces. */
    guide: window && photo?.faces === null ? clearArea(window, texts) : null,
    /** Faces under a text. */
    covered: scene && placement ? coveredFaces(photo?.faces ?? [], placement, scene) : 0,
    choose: setNumber,
    setWords: setChanged,
    move: (gesture: Gesture) => place((now, own) => afterGesture(now, gesture, own.photo, own.window)),
    /** Moves the faces off the text. */
    clear: () => place((now, own) => clearPlacement(photo?.faces ?? [], own, now.turn)),
    /** A new photo lies where it is best in each template. */
    forget: () => setPlacements({}),
  };
}
