import type { HomeContent, HomeTheme } from '@meetingapp/contract/home-console.ts';
import type { HomeInfo } from '@meetingapp/contract/home.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { EditedHome } from '../view.ts';

/** What every part of the editor works with. */
export interface PartProps {
  value: EditedHome;
  change: (content: Partial<HomeContent>) => void;
  changeTheme: (theme: Partial<HomeTheme>) => void;
  /** The home as the phone would get it now. */
  info: HomeInfo;
  language: Language;
  /** What the server said of a field, such as `content.tiles.0.to`. */
  fault: (field: string) => string | undefined;
}
