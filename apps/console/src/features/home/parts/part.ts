import type { HomeContent, HomeTheme } from '@meetingapp/contract/home-console.ts';
import type { EditedHome } from '../view.ts';

/** What every part of the editor works with. */
export interface PartProps {
  value: EditedHome;
  change: (content: Partial<HomeContent>) => void;
  changeTheme: (theme: Partial<HomeTheme>) => void;
  /** What the server said of a field, such as `content.tiles.0.to`. */
  fault: (field: string) => string | undefined;
}
