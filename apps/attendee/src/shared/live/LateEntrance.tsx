import { partAfterPage } from '../../lib/rendering/part-after-page.tsx';

export interface EntranceProps {
  cid: number;
  session: number;
  /** Title of the session or talk. */
  title: string;
  /** `tag`: a word on a card; `foot`: a button at the end of the page; `talk`: opens the film at this talk. */
  as: 'tag' | 'foot' | { talk: number };
}

/** Link from the programme to the player. */
export const LateEntrance = partAfterPage<EntranceProps>(() => import('./Entrance.tsx').then((file) => file.Entrance));
